/** How Scoreclub can be put on the home screen of this phone. */
export type InstallWay = 'button' | 'steps'

export type InstallState = {
  hasFinishedRound: boolean
  wasTold: boolean
  isInstalled: boolean
  isPlaying: boolean
  /** The browser offers it by itself, and lets the page say when. */
  canPrompt: boolean
  isApple: boolean
}

/** After the first finished round, never while one is played, and once (U29). */
export function installHint(state: InstallState): InstallWay | undefined {
  const { hasFinishedRound, wasTold, isInstalled, isPlaying, canPrompt, isApple } = state
  if (!hasFinishedRound || wasTold || isInstalled || isPlaying) return undefined
  return canPrompt ? 'button' : isApple ? 'steps' : undefined
}

const FINISHED = 'scoreclub.round-finished'
const TOLD = 'scoreclub.install-told'

/** A card was handed in on this phone. Called by its name, because this file comes when it is needed. */
export function hasFinishedRound(): boolean {
  return isSet(FINISHED)
}

export function wasTold(): boolean {
  return isSet(TOLD)
}

/** Whatever the answer is, nobody is asked twice. */
export function rememberTold(): void {
  try {
    localStorage.setItem(TOLD, '1')
  } catch {
    // Without storage nothing says that a round was finished either, so nobody is told at all.
  }
}

function isSet(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Safari of phones and tablets has no call for it. A tablet calls itself a Mac, and has a touch screen. */
export function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
