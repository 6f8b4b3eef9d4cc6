import { lacksTexts } from './catalogue.ts'
import { readerLanguage } from './language.ts'

let speaking: Promise<void> | undefined

/** Await it before the first paint. When the language's file cannot be fetched, the reader gets English. */
export function loadLanguage(): Promise<void> {
  speaking ??= speak()
  return speaking
}

async function speak(): Promise<void> {
  const language = readerLanguage()
  try {
    if (language === 'es') (await import('./spanish-of-players.ts')).speakSpanish()
    document.documentElement.lang = language
  } catch {
    document.documentElement.lang = 'en'
  }
}

/** After a page's code has come, before the page is shown: not every page's texts come with the first ones. */
export async function completeLanguage(): Promise<void> {
  await speaking
  if (!lacksTexts()) return
  // The page's own file came a moment ago. Where this one does not, the reader gets English.
  await import('./spanish-of-others.ts').then(
    ({ speakSpanishOfOthers }) => {
      speakSpanishOfOthers()
    },
    () => undefined,
  )
}
