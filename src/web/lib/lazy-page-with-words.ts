import { lazy, type ComponentType } from 'react'
import { completeLanguage } from '#web/messages/load-language.ts'

/** What a page is about, with words that a phone does not keep; its failure is the page's (lazy-optional.ts). */
export function lazyPageWithWords<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(async () => {
    const part = await load()
    await completeLanguage()
    return part
  })
}
