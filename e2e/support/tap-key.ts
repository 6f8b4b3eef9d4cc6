import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { SAME_TAP_MS } from '#web/card/use-score-keys.ts'

/** When a press of the same key is another tap, and no longer the last one again. */
export const sameTapOver = () => pause(SAME_TAP_MS)

/** Taps a key of a card as a thumb does, hole after hole. */
export async function tapKey(key: Locator): Promise<void> {
  await sameTapOver()
  await key.tap()
}
