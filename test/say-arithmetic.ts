import { speaker, type ArithmeticLine } from '#golf/arithmetic/arithmetic-words.ts'
import { arithmeticEn } from '#golf/arithmetic/words-en.ts'

/** Lines of arithmetic in English, as the tests of the rules read them. */
export const sayInEnglish = speaker(arithmeticEn, '.')

export function lineInEnglish(line: ArithmeticLine): string {
  return sayInEnglish([line]).join('')
}
