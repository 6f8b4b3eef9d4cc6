import { readerLanguage } from './language.ts'

/** To be awaited before the first paint. Without its file, which needs a connection once, the reader gets English. */
export async function loadLanguage(): Promise<void> {
  const language = readerLanguage()
  try {
    if (language === 'es') (await import('./spanish.ts')).speakSpanish()
    document.documentElement.lang = language
  } catch {
    document.documentElement.lang = 'en'
  }
}
