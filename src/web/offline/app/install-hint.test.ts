import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasFinishedRound, installHint, rememberTold, wasTold, type InstallState } from './install-hint.ts'

const ready: InstallState = {
  hasFinishedRound: true,
  wasTold: false,
  isInstalled: false,
  isPlaying: false,
  canPrompt: true,
  isApple: false,
}

describe('U29: the hint to install', () => {
  test.each<[string, Partial<InstallState>, ReturnType<typeof installHint>]>([
    ['after the first finished round', {}, 'button'],
    ['on an iPhone', { canPrompt: false, isApple: true }, 'steps'],
    ['where a browser of an iPhone can ask', { isApple: true }, 'button'],
    ['where it cannot be installed', { canPrompt: false }, undefined],
    ['before the first finished round', { hasFinishedRound: false }, undefined],
    ['while a round is played', { isPlaying: true }, undefined],
    ['after it was told, whatever the answer', { wasTold: true }, undefined],
    ['in the installed app', { isInstalled: true }, undefined],
  ])('%s', (_when, change, expected) => {
    expect(installHint({ ...ready, ...change })).toBe(expected)
  })
})

describe('what the phone remembers of it', () => {
  beforeEach(() => {
    localStorage.clear()
  })
  afterEach(() => {
    localStorage.clear()
  })

  test('is that a round was finished and that it was told', () => {
    expect([hasFinishedRound(), wasTold()]).toEqual([false, false])
    localStorage.setItem('scoreclub.round-finished', '1')
    rememberTold()
    expect([hasFinishedRound(), wasTold()]).toEqual([true, true])
  })
})
