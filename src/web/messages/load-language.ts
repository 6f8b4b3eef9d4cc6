import { installLanguage } from './catalogue.ts'
import { readerLanguage } from './language.ts'

/** To be awaited before the first paint. Without its file, which needs a connection once, the reader gets English. */
export async function loadLanguage(): Promise<void> {
  const language = readerLanguage()
  try {
    if (language === 'es') installLanguage((await import('./spanish.ts')).spanish)
    document.documentElement.lang = language
  } catch {
    document.documentElement.lang = 'en'
  }
}
