import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../platform/http/app-error.ts'

/** The 50,000 passwords that leaked most often, in small letters. */
const leaked = new Set(dictionary['passwords-common'])
/** Words that everybody tries first here. */
const ours = ['scoreclub', 'golf', 'golfclub', 'stableford']
const FEWEST_CHARACTERS = 3

/**
 * Refuses a password that would be among the first guesses (`password_weak`): one that leaked often, also with a year or
 * an exclamation mark after it, one that is hardly more than one key, and one made of our name, the club's or the
 * person's own (`names`). Whatever else somebody wants to type is theirs to choose.
 */
export function refuseWeakPassword(password: string, names: readonly string[], field = 'password'): void {
  if (!isWeak(password, names)) return
  const { message } = new AppError('password_weak')
  throw new AppError('password_weak', { fields: [{ field, message }] })
}

function isWeak(password: string, names: readonly string[]): boolean {
  const typed = password.toLowerCase()
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (leaked.has(typed)) return true
  if (new Set(typed).size < FEWEST_CHARACTERS || isRun(typed)) return true
  // "Fairway2026!" is the word with what everybody puts after it; "4 quiet words" is more than its word.
  if (word !== '' && leaked.has(word) && typed.length - word.length <= 5) return true
  const own = [...ours, ...names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])]
  return isMadeOf(letters(typed), own.map(letters))
}

/** Whether a word is nothing but names, one after the other. */
function isMadeOf(word: string, names: readonly string[]): boolean {
  const longestFirst = names.filter((name) => name.length >= 3).sort((a, b) => b.length - a.length)
  return word !== '' && longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), word) === ''
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/** "abcdefgh", "98765432" */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i)))
  const [step] = steps
  return steps.size === 1 && (step === 1 || step === -1)
}
