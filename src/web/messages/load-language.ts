import { readerLanguage } from './language.ts'

/** Await it before the first paint. When the language's file cannot be fetched, the reader gets English. */
export async function loadLanguage(): Promise<void> {
  const language = readerLanguage()
  try {
    if (language === 'es') (await import('./spanish.ts')).speakSpanish()
    document.documentElement.lang = language
  } catch {
    document.documentElement.lang = 'en'
  }
}
