export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Each in its own language, as its readers look for it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

const KEY = 'scoreclub.language'

function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text)
}

function keptChoice(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return isLanguage(kept) ? kept : undefined
  } catch {
    // Without storage the browser's languages decide.
    return undefined
  }
}

/** The reader's choice, else the first of the browser's languages that we have, else English. */
export function readerLanguage(): Language {
  const preferred = navigator.languages.map((tag) => tag.split('-')[0])
  return keptChoice() ?? preferred.find(isLanguage) ?? 'en'
}

/** For dates, numbers and money: the reader's own tag of the language shown, "en-GB" rather than "en" (T69). */
export function readerLocale(): string {
  const language = readerLanguage()
  return navigator.languages.find((tag) => tag.split('-')[0] === language && isLocale(tag)) ?? language
}

/** Some browsers name what no formatter takes: "en-US@posix", where the device's own language is "C". */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * Reloads the page, since every text changes. Forms and the card keep what was typed. A phone keeps the language that it
 * shows and no other: where the chosen one cannot be fetched, this rejects and nothing changes.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language === 'es') await import('./spanish-of-players.ts')
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Nothing can be kept here, so a reload would bring the browser's language back.
    return
  }
  location.reload()
}
