import { formatDay, type Day } from '#golf/day.ts'

const DAYS_OF_WEEK = 7

type Days = { from: Day; to: Day }

/** When a copy is played: a week after `from`, or on the first such day of the week that is not before `today`. */
export function dayOfCopy({ from, today }: { from: Day; today: Day }): Day {
  const weeks = Math.max(1, Math.ceil((today - from) / DAYS_OF_WEEK))
  return from + weeks * DAYS_OF_WEEK
}

/**
 * The name of a competition that is copied from one day to another, in English or Spanish. A date that is the day of the
 * first one becomes the other day, its month or year where that changes, and otherwise a number that counts, such as
 * "Medal 7", goes on by one. Any other name stays.
 */
export function nameOfCopy(name: string, days: Days): string {
  const dated = moveDate(name, days)
  if (dated !== name) return dated
  const named = moveYear(moveMonth(name, days), days)
  return named === name ? countOn(name) : named
}

const english = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const spanish = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
  ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
]
const inFull = (names: readonly string[]) => names
const inShort = (names: readonly string[]) => names.map((one) => one.slice(0, 3))
/** May is its own short form, so the full names come first. */
const calendars = [inFull(english), inFull(spanish), inShort(english), inShort(spanish)]

type Parts = { year: number; month: number; day: number }

function partsOf(day: Day): Parts {
  const [year = 0, month = 0, date = 0] = formatDay(day).split('-').map(Number)
  return { year, month, day: date }
}

function moveDate(name: string, { from, to }: Days): string {
  if (name.includes(formatDay(from))) return name.replaceAll(formatDay(from), formatDay(to))
  const [was, is] = [partsOf(from), partsOf(to)]
  for (const months of calendars) {
    const [old, other] = [months[was.month - 1] ?? '', months[is.month - 1] ?? '']
    const dayFirst = new RegExp(`\\b${was.day}(st|nd|rd|th)?( de | )${old}\\b`, 'iu')
    const monthFirst = new RegExp(`\\b${old} ${was.day}(st|nd|rd|th)?\\b`, 'iu')
    const ordinal = (suffix: unknown) => (typeof suffix === 'string' ? suffixOf(is.day) : '')
    const moved = name
      .replace(
        dayFirst,
        (found, suffix: unknown, between: string) =>
          `${is.day}${ordinal(suffix)}${between}${likeIn(found, old, other)}`,
      )
      .replace(
        monthFirst,
        (found, suffix: unknown) => `${likeIn(found, old, other)} ${is.day}${ordinal(suffix)}`,
      )
    if (moved !== name) return moveYear(moved, { from, to })
  }
  return moveNumbers(name, was, is)
}

/** "21/11", "11/21/2026" and "21.11.26": either order, as long as it is the day. */
function moveNumbers(name: string, was: Parts, is: Parts): string {
  return name.replace(
    // What stands before is part of the match: Safari 16.0 cannot look behind.
    /(^|\D)(\d{1,2})([/.-])(\d{1,2})(?:\3(\d{4}|\d{2}))?(?!\d)/u,
    (...[found, before, first, mark, second, year]: [string, string, string, string, string, string?]) => {
      const [a, b] = [Number(first), Number(second)]
      const isDayFirst = a === was.day && b === was.month
      const isMonthFirst = a === was.month && b === was.day
      if (!isDayFirst && !isMonthFirst) return found
      if (year !== undefined && Number(year) % 100 !== was.year % 100) return found
      const two = (part: number, like: string) => String(part).padStart(like.length > 1 ? 2 : 1, '0')
      const [one, other] = isDayFirst ? [is.day, is.month] : [is.month, is.day]
      const end = year === undefined ? '' : `${mark}${String(is.year).slice(-year.length)}`
      return `${before}${two(one, first)}${mark}${two(other, second)}${end}`
    },
  )
}

function moveMonth(name: string, { from, to }: Days): string {
  const [was, is] = [partsOf(from), partsOf(to)]
  if (was.month === is.month) return name
  for (const months of [english, spanish]) {
    const [old, other] = [months[was.month - 1] ?? '', months[is.month - 1] ?? '']
    const moved = name.replace(new RegExp(`\\b${old}\\b`, 'iu'), (found) => likeIn(found, old, other))
    if (moved !== name) return moved
  }
  return name
}

function moveYear(name: string, { from, to }: Days): string {
  const [was, is] = [partsOf(from).year, partsOf(to).year]
  return was === is ? name : name.replace(new RegExp(`\\b${was}\\b`, 'u'), String(is))
}

/** The month with a capital where it had one, and without where it had none. */
function likeIn(found: string, old: string, other: string): string {
  const at = found.toLowerCase().indexOf(old.toLowerCase())
  const first = found.charAt(at)
  const isCapital = first === first.toUpperCase()
  return isCapital
    ? other.charAt(0).toUpperCase() + other.slice(1)
    : other.charAt(0).toLowerCase() + other.slice(1)
}

/** Words after which a number counts: one competition follows the other. */
const counting =
  '(?:#|\\bno\\.? |\\bn\\.?º ?|\\bnumber |\\bnúmero |\\bround |\\bweek |\\bmatch ?day |\\bleg |\\bevent |\\bgame |\\bjornada |\\bsemana |\\bprueba |\\bvuelta |\\bronda )'
/** Words after which a number at the end says who plays or how much counts. */
const notCounting =
  /(?:\b(?:over|under|above|below|aged?|div(?:ision|isión)?|cat(?:egory|egoría)?|flight|class|group|grupo|of|de|top|best|mejores|par|sub|up to|hasta|handicap|hándicap|team|teams|and|y)\.?|[-–/+&])\s*$/iu
const lengths: readonly number[] = [9, 18, 27, 36, 54, 72]

/** One more where the name has a number that counts: after such a word, as an ordinal at the start, or at its end. */
function countOn(name: string): string {
  const after = name.replace(
    new RegExp(`(${counting})(\\d{1,3})(?!\\d|-)`, 'iu'),
    (_, word: string, number: string) => `${word}${Number(number) + 1}`,
  )
  if (after !== name) return after
  const ordinal = name.replace(
    /^(\d{1,3})(st|nd|rd|th|\.?[ºª]) (?!(?:div|team|xi\b|hole|class|cat|flight|tee|cent|anniv|equipo|hoyo|aniv))/iu,
    (_, number: string, suffix: string) => {
      const next = Number(number) + 1
      return `${next}${/[ºª]/u.test(suffix) ? suffix : suffixOf(next)} `
    },
  )
  if (ordinal !== name) return ordinal
  return name.replace(/^(.*\D)(\d{1,3})$/u, (found, before: string, number: string) =>
    notCounting.test(before) || lengths.includes(Number(number)) ? found : `${before}${Number(number) + 1}`,
  )
}

function suffixOf(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return (isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) ?? 'th'
}
