import { type HandicapIndex, parseHandicapIndex } from '#golf/numbers.ts'
import type { MinusMeaning } from './minus-meanings.ts'
import { saysNone } from './says-none.ts'
import { signedNumber } from './signed-number.ts'

const LARGEST_PLUS = 9.9

export type IndexFault = 'index_unreadable' | 'index_out_of_range'

/**
 * A Handicap Index of a list: "12.4", "12,4", "12.40", "12.4R", "scratch"; "+2.4", "+ 2.4", "2.4+" and "plus 2.4" for a plus
 * player, and "-2.4" by what its minus means. null for nothing; a fault for what is no index, never a guess.
 */
export function readIndex(text: string, minus: MinusMeaning = 'plus'): HandicapIndex | null | IndexFault {
  if (saysNone(text)) return null
  const number = signedNumber(text)
  if (!number) return 'index_unreadable'
  // A spreadsheet stores 12.4 as 12.400000000000000355.
  const tenths = Number(number.digits) * 10
  const whole = Math.round(tenths)
  if (Math.abs(tenths - whole) > 1e-6) return 'index_unreadable'
  const isPlus = number.sign === '+' || (number.sign === '-' && minus === 'plus')
  return parseHandicapIndex(`${isPlus ? '+' : ''}${(whole / 10).toFixed(1)}`) ?? 'index_out_of_range'
}

/** Whether a cell says in numbers that there is no index, as federations' systems do: 999. */
export const isNumberForNone = (text: string) => /^999(?:[.,]0+)?$/.test(text.trim())

/** `isClear`: the column itself says it. */
export type FoundMinus = { meaning: MinusMeaning; isClear: boolean }

/**
 * What a minus means in a column of handicaps. Where every number has a sign, and one has a plus or a minus beyond what a plus
 * player can have, the minus is that of every ordinary handicap. Few small ones beside numbers without a sign are plus players.
 * Anything else can be read both ways: then it is what the reader says, `asked`. undefined where no number has a minus.
 */
export function minusOf(column: readonly string[], asked?: MinusMeaning): FoundMinus | undefined {
  const numbers = column.flatMap((text) => {
    const number = isNumberForNone(text) ? undefined : signedNumber(text)
    return number && Number(number.digits) !== 0 ? [number] : []
  })
  const withSign = (sign: string) => numbers.filter((one) => one.sign === sign)
  const minuses = withSign('-')
  if (minuses.length === 0) return undefined
  const [pluses, plain] = [withSign('+').length, withSign('').length]
  const isBeyond = minuses.some(({ digits }) => Number(digits) > LARGEST_PLUS)
  if (plain === 0 && (pluses > 0 || isBeyond)) return { meaning: 'no_sign', isClear: true }
  if (pluses === 0 && !isBeyond && plain >= minuses.length) return { meaning: 'plus', isClear: true }
  return { meaning: asked ?? (isBeyond ? 'no_sign' : 'plus'), isClear: false }
}
