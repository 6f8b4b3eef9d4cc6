import { namesMonth } from './named-month.ts'

/** What spreadsheets write for a formula that failed or a column that is too narrow, in any of their languages. */
const errorOfCell = /^#+$|^#[¿¡]?[\p{L}\d/ ]+[!?]$|^(?:err|erreur|error|fehler):\d+$/iu

/** "#NAME?", "#####", "#¡REF!" and "Err:508", but not "#N/A", which says that there is nothing. */
export const isErrorOfCell = (text: string) => errorOfCell.test(text.trim())

/** 4.42071E+11, and 1,23456789012346E+016 of a spreadsheet that writes decimals with a comma. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d*[1-9]\d*$/i
const hasSign = /E[+-]|[.,]\d*E/i
/** A spreadsheet keeps fifteen digits and writes zeros for the others. */
const rounded = /^\+?\d{15}0+$/
const day = String.raw`(?:\d{1,2}|\d{4})`
const asDate = new RegExp(String.raw`^${day}([./-])\d{1,2}\1${day}(?:[ T]\d{1,2}:\d{2}.*)?$`)

/** Whether a spreadsheet has made another value of what was a number, such as a date or only its first digits. */
export function isBrokenNumber(text: string): boolean {
  const typed = text.trim()
  if (shortened.test(typed) && hasSign.test(typed)) return true
  // A spreadsheet writes Sep-26; SEP-26 is a number of somebody's own.
  const isNamed = namesMonth(typed) && /\p{Ll}/u.test(typed)
  return rounded.test(typed) || isDate(typed) || isNamed || isTruthValue(typed)
}

function isDate(typed: string): boolean {
  if (!asDate.test(typed)) return false
  const [one = 0, two = 0, three = 0] = typed.split(/[./\- T]/).map(Number)
  const isDayAndMonth = (a: number, b: number) =>
    Math.min(a, b) >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31
  return isDayAndMonth(one, two) || isDayAndMonth(two, three)
}

/** A spreadsheet's "true" and "false", which it makes of a name that is one. */
export function isTruthValue(text: string): boolean {
  return /^(?:TRUE|FALSE|VERDADERO|FALSO|WAHR|FALSCH|VRAI|FAUX)$/.test(text.trim())
}

/** Signs that stand in no name, but that are what letters become when a list is read or saved in another encoding. */
const noLetters = /[£¯³¿¤¦¨©®±¹²¶¸¢¥¡«»€†‡•…‰™‹›¬§\u00AD\u0080-\u009F\uFFFD]/u

/** Whether letters of a name are lost: "£ukasz ¯o³æ", "GarcÃ­a", "Mu?oz". */
export function isMisread(name: string): boolean {
  return noLetters.test(name) || /\p{L}\?\p{L}|Ã(?:\s|$)|Â(?:\s|º|ª)/u.test(name)
}
