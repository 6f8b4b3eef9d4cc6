import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod/mini'
import type { getCardsOut } from '#contract/competition/cards-out.ts'
import { makeCompetition } from '#test/make-competition.ts'
import { CardsOut } from './cards-out.tsx'

type Cards = z.infer<typeof getCardsOut.reply>

const none: Cards = { participantCount: 1, out: [], unconfirmed: [], notStarted: [] }
const ann = { userId: 'usr_ann', playerName: 'Ann Byrne' }
const out = { ...ann, roundId: 'rnd_ann', thru: 3, holeCount: 18 }

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  vi.unstubAllGlobals()
})

function shown(cards: Cards, step: 'complete' | 'finalise'): string {
  act(() => {
    root.render(
      <CardsOut
        competition={makeCompetition()}
        cards={cards}
        step={step}
        fates={{}}
        reason=""
        onChoose={() => undefined}
        onReason={() => undefined}
      />,
    )
  })
  return document.body.textContent
}

test.each(['complete', 'finalise'] as const)(
  'when a step is asked about (%s), then all cards are in only if nobody lacks one',
  (step) => {
    expect(shown(none, step)).toContain('All cards are in.')
    expect(shown({ ...none, notStarted: [ann] }, step)).not.toContain('All cards are in.')
    expect(shown({ ...none, notStarted: [ann] }, step)).toContain('1 player has no card')
    expect(shown({ ...none, out: [out] }, step)).not.toContain('All cards are in.')
  },
)

test.each(['complete', 'finalise'] as const)(
  'when a step is asked about (%s) and nobody has entered, then that is said in the place of cards',
  (step) => {
    const words = shown({ ...none, participantCount: 0 }, step)
    expect(words).toContain('Nobody is entered.')
    expect(words).not.toContain('All cards are in.')
  },
)
