import type { ComponentType } from 'react'
import { completeLanguage } from '#web/messages/load-language.ts'
import { lazyOptional } from './lazy-optional.ts'

/** The same as `lazyOptional`, for a part whose words a phone does not keep: they come with its code. */
export function lazyWithOtherWords<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazyOptional(async () => {
    const part = await load()
    await completeLanguage()
    return part
  })
}
