/** What a cell of scores says. `handicap` as golf writes it, "9" or "+2". */
export type ReadFigures = {
  gross?: number
  handicap?: string
  net?: number
  points?: number
  /** A figure alone: its column, or the club, says what it is. */
  figure?: number
}

const sum = /^(\d{1,3})\s*([-+])\s*(\d{1,3})\s*=\s*(\d{1,3})$/
const named = /^(-?\d{1,3})\s*(pts?|points?|puntos?|ptos?|net|nett|neto)\.?$/i
const whole = /^-?\d{1,3}$/

/** "77 - 09 = 68", "70 + 2 = 72", "37 pts", "68"; undefined for every other text. */
export function readFigures(text: string): ReadFigures | undefined {
  const typed = text.replace(/[\p{Pd}\u2212]/gu, '-').trim()
  const [, gross, sign, handicap, net] = sum.exec(typed) ?? []
  if (gross !== undefined && handicap !== undefined && net !== undefined) {
    const strokes = Number(handicap)
    return {
      gross: Number(gross),
      net: Number(net),
      handicap: sign === '+' && strokes > 0 ? `+${strokes}` : `${strokes}`,
    }
  }
  const [, value, unit = ''] = named.exec(typed) ?? []
  if (value !== undefined) return /^p/i.test(unit) ? { points: Number(value) } : { net: Number(value) }
  return whole.test(typed) ? { figure: Number(typed) } : undefined
}

/** "09" as "9", "+2", "plus 2" and "-2" as "+2" and "-2", "12.4" as it is; undefined for what is no handicap. */
export function readHandicapText(text: string): string | undefined {
  const typed = text
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(',', '.')
    .replace(/^plus\s*/i, '+')
    .trim()
  const [, sign = '', digits] = /^([-+])?\s*(\d{1,2}(?:\.\d)?)$/.exec(typed) ?? []
  if (digits === undefined) return undefined
  return `${Number(digits) === 0 ? '' : sign}${Number(digits)}`
}

/** The strokes that a whole handicap takes from a gross score, below zero where it adds; undefined where it is not whole. */
export function strokesOf(handicap: string): number | undefined {
  if (!/^[-+]?\d+$/.test(handicap)) return undefined
  // Lists write a plus handicap with either sign.
  return /^[-+]/.test(handicap) ? -Number(handicap.slice(1)) : Number(handicap)
}
