import { useSyncExternalStore } from 'react'

export const themeChoices = ['system', 'light', 'dark', 'outdoor'] as const
type ThemeChoice = (typeof themeChoices)[number]

/** Also read by the script in index.html, before the first paint. */
const KEY = 'scoreclub.theme'
const listeners = new Set<() => void>()

function chosen(): ThemeChoice {
  const theme = document.documentElement.dataset.theme
  return themeChoices.find((choice) => choice === theme) ?? 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, chosen)
}
