const suffix = /^(?:jr|sr|jnr|snr|junior|senior|ii|iii|iv|esq|obe|mbe|cbe|phd|md|hijo|filho|neto)\.?$/i
const title = /^(?:dr|dra|prof|mr|mrs|ms|miss|rev|sir)\.?$/i
const initial = /^\p{L}\.?$/u

type Name = { firstName: string; lastName: string }

/**
 * A whole name as first and last name. What stands before a comma is the last name; without one it is the words in capitals, or
 * else all after the first word with its titles and initials. "Jr." between commas belongs to the last name. No part is lost.
 */
export function readFullName(text: string, { isSurnameFirst = false } = {}): Name {
  const parts = partsOf(text)
  const [before = '', ...after] = parts.filter((part, i) => i === 0 || !isMark(part))
  const marks = parts.slice(1).filter(isMark)
  const name =
    after.length > 0 ? { firstName: after.join(' '), lastName: before } : readWords(before, isSurnameFirst)
  return {
    firstName: [...marks.filter((mark) => title.test(mark)), name.firstName].filter(Boolean).join(' '),
    lastName: [name.lastName, ...marks.filter((mark) => suffix.test(mark))].filter(Boolean).join(' '),
  }
}

/** Whether which of the words are the last name cannot be known: three parts between commas, or two surnames without one. */
export function isNameUnclear(text: string, { isSurnameFirst = false } = {}): boolean {
  const parts = partsOf(text).filter((part, i) => i === 0 || !isMark(part))
  if (parts.length !== 1) return parts.length > 2
  const words = wordsOf(parts[0] ?? '')
  return isSurnameFirst && words.length > 2 && byCapitals(words) === undefined
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const isMark = (part: string) => suffix.test(part) || title.test(part)

function readWords(text: string, isSurnameFirst: boolean): Name {
  const words = wordsOf(text)
  if (words.length < 2) return { firstName: '', lastName: text }
  const said = byCapitals(words)
  if (said) return said
  if (isSurnameFirst) return { firstName: words.slice(1).join(' '), lastName: words[0] ?? '' }
  let at = 1
  while (at < words.length - 1 && title.test(words[at - 1] ?? '')) at += 1
  while (at < words.length - 1 && initial.test(words[at] ?? '')) at += 1
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') }
}

/** "GARCIA LOPEZ Juan" and "Juan GARCIA": the surnames in capitals, the first name not. */
function byCapitals(words: readonly string[]): Name | undefined {
  const isCapital = (word: string) =>
    word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase() && !suffix.test(word)
  const hasSmall = (word: string) => /\p{Ll}/u.test(word)
  const first = words.findIndex(hasSmall)
  const capitals = words.filter(isCapital).length
  if (first < 0 || capitals === 0 || words.some((word) => !isCapital(word) && !hasSmall(word)))
    return undefined
  const [start, end] = [words.slice(0, capitals), words.slice(words.length - capitals)]
  if (start.every(isCapital)) return { firstName: words.slice(capitals).join(' '), lastName: start.join(' ') }
  if (end.every(isCapital))
    return { firstName: words.slice(0, words.length - capitals).join(' '), lastName: end.join(' ') }
  return undefined
}
