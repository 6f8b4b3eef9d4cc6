/** The letters beyond ASCII of languages whose people are on lists of members, in small letters. */
const languages = {
  spanish: 'áéíóúüñ',
  catalan: 'àèéíïòóúüç',
  portuguese: 'áâãàçéêíóôõúü',
  french: 'àâæçéèêëîïôœùûüÿ',
  italian: 'àèéìíîòóùú',
  german: 'äöüßé',
  dutch: 'éèëïöü',
  danish: 'æøåéöäü',
  swedish: 'åäöéü',
  icelandic: 'áðéíóúýþæö',
  polish: 'ąćęłńóśźż',
  czech: 'áčďéěíňóřšťúůýž',
  slovak: 'áäčďéíĺľňóôŕšťúýž',
  hungarian: 'áéíóöőúüű',
  romanian: 'ăâîșțşţ',
  croatian: 'čćđšž',
  turkish: 'çğıöşüâîûi̇',
  latvian: 'āčēģīķļņšūž',
  lithuanian: 'ąčęėįšųūž',
  estonian: 'äöõüšž',
}
const alphabets = Object.values(languages)

/**
 * What is seldom in western names, but is what another encoding makes of common ones: Wêgrzyn of Węgrzyn, Bšhm of Böhm, Úliwa of
 * Śliwa, D’az of Díaz, No‘l of Noël, Gümüº of Gümüş.
 */
const seldom = [
  /[êìòùûïîæœÿýðþšž‘]/iu,
  /^(?:[ÈÀÒØ]|Ú[lmncrw]|Í(?!ñ))|õ(?!e)|Õ(?!E)/u,
  /\p{L}’(?:\p{Ll}|$)/u,
  /[ºª]\p{L}|\p{L}{3}[ºª]/u,
]

/** What stands beside letters though it is none: £ukasz, ¯o³æ, JosŽ and Mu–oz are read in another encoding than their own. */
const noLetter = /[^\p{L}\p{M}\p{ASCII}’‘·ºª]/u

/** The words of a text in which anything beyond ASCII stands, each once. */
export function wordsBeyondAscii(text: string): string[] {
  const words = text.match(/[^\s,;"()\d/:]*[^\p{ASCII}\s][^\s,;"()\d/:]*/gu) ?? []
  return [...new Set(words)]
}

/** Whether a word can be one of a language: of one script, its capitals before its small letters, its letters of one alphabet. */
export function isPlausible(word: string): boolean {
  if (/[\u0080-\u009F\uFFFD]/u.test(word)) return false
  if (/[\p{L}\p{M}]/u.test(word) && noLetter.test(word)) return false
  return word.split(/[^\p{L}\p{M}’‘·]+/u).every(isPlausiblePart)
}

function isPlausiblePart(part: string): boolean {
  if (/^\p{ASCII}*$/u.test(part)) return true
  if (/\p{Ll}(?!\p{ASCII})\p{Lu}/u.test(part) || /^(?!\p{ASCII})\p{Ll}\p{Lu}/u.test(part)) return false
  if (/\p{Script=Greek}/u.test(part)) return isGreek(part)
  if (/\p{Script=Cyrillic}/u.test(part)) return isCyrillic(part)
  if (!/^[\p{Script=Latin}\p{M}’‘·ºª]+$/u.test(part)) return /^[’‘·ºª]+$/u.test(part)
  // An apostrophe stands behind a short particle: O’Neil, D’Arcy.
  if (/\p{L}{3}[’‘]\p{Ll}/u.test(part)) return false
  const small = part.toLowerCase()
  const letters = lettersOf(small)
  return (
    alphabets.some((alphabet) => letters.every((letter) => alphabet.includes(letter))) && hasItsPlaces(small)
  )
}

/** Letters that stand only before or behind some others. */
function hasItsPlaces(small: string): boolean {
  if (/ñ(?![aeiouáéíóú])|ń[aeiouyóąę]|ã(?![oe]|s?$)|è[aiou]|èe|iû|^ç[b-df-hj-np-tv-z]/u.test(small))
    return false
  return !/[aeiouáéíóú]ø|ø[aou]|ľ[aeiou]{2}/u.test(small)
}

function isGreek(part: string): boolean {
  return (
    /^\p{Script=Greek}+$/u.test(part) && !/ς(?!$)|σ$/u.test(part) && !/[βγδζθκλμνξπρστφχψ]{4}/iu.test(part)
  )
}

function isCyrillic(part: string): boolean {
  return (
    /^\p{Script=Cyrillic}+$/u.test(part) && !/[бвгджзклмнпрстфхцчшщ]{4}|[бвгджзклмнпрстфхцчшщ]й/iu.test(part)
  )
}

const lettersOf = (small: string) =>
  [...small].filter((letter) => letter > '\u007F' && !/[’‘·ºª]/.test(letter))

/** Whether words that were read as western are so for certain: they have none of the letters that other encodings' become. */
export function areWestern(words: readonly string[]): boolean {
  return !words.some((word) => seldom.some((pattern) => pattern.test(word)))
}
