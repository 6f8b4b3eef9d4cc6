import { speaker, type ArithmeticWords, type SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { decimalSeparator } from '#web/lib/format.ts'
import { readerLanguage, readerLocale, type Language } from '#web/messages/language.ts'

/** The words of arithmetic are no part of the catalogue: only who opens arithmetic fetches them, in one language. */
const words: Record<Language, () => Promise<ArithmeticWords>> = {
  en: async () => (await import('#golf/arithmetic/words-en.ts')).arithmeticEn,
  es: async () => (await import('#golf/arithmetic/words-es.ts')).arithmeticEs,
}

export async function readerSpeaker(): Promise<SayLines> {
  return speaker(await words[readerLanguage()](), decimalSeparator(readerLocale()))
}
