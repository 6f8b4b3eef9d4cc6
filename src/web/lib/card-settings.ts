import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'

/** How the card behaves in this player's hand. Of this phone, not of the person: their tablet may be another. */
const cardSettings = z.object({
  keepsAwake: z.boolean(),
  isLeftHanded: z.boolean(),
  vibrates: z.boolean(),
})
export type CardSettings = z.infer<typeof cardSettings>

const KEY = 'scoreclub.card'
const asShipped: CardSettings = { keepsAwake: false, isLeftHanded: false, vibrates: false }
const listeners = new Set<() => void>()
let settings: CardSettings | undefined

function current(): CardSettings {
  settings ??= readSettings()
  return settings
}

function readSettings(): CardSettings {
  try {
    const read = cardSettings.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.data : asShipped
  } catch {
    // Without storage the card is as it was shipped.
    return asShipped
  }
}

export function changeCardSettings(change: Partial<CardSettings>): void {
  settings = { ...current(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // The choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

export function useCardSettings(): CardSettings {
  return useSyncExternalStore(subscribe, current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
