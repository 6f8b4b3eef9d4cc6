import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import type { DeskCard } from '#contract/competition/desk-cards.ts'
import type { CardToBegin } from '#contract/card/round-card.ts'
import { makeCompetition } from '#test/make-competition.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import PaperCard from './paper-card.tsx'

const notBegun: DeskCard = {
  userId: 'usr_1',
  playerName: 'Ann Byrne',
  hasAccount: true,
  state: 'not_begun',
  ruling: 'playing',
  reason: null,
  roundId: null,
  thru: 0,
  holeCount: 0,
  isHandedIn: false,
  totals: null,
  dispute: null,
}

const holesOf = (scores: readonly (number | undefined)[]): CardToBegin => ({
  ...makeRoundDetail(),
  playerName: 'Ann Byrne',
  clubName: 'Fox Creek',
  clubColour: null,
  clubCrestUrl: null,
  timeZone: 'Europe/London',
  competitionStatus: 'active',
  events: [],
  may: { correct: true, reopen: false, handIn: true, confirmTotals: false },
  entries: scores.flatMap((grossScore, i) =>
    grossScore === undefined
      ? []
      : [
          {
            id: `ent_${i}`,
            holeNumber: i + 1,
            result: 'strokes' as const,
            grossScore,
            at: '2026-05-02T08:00:00.000Z',
            authorId: 'usr_1',
          },
        ],
  ),
})

const Body = z.looseObject({ holes: z.optional(z.unknown()), isPreview: z.optional(z.boolean()) })
type Sent = { path: string; body: z.infer<typeof Body> }

let root: Root
let sent: Sent[]
/** What the server has of the card. */
let present: CardToBegin
let preview: CardToBegin

async function serve(asked: URL | string, init?: RequestInit): Promise<Response> {
  const path = String(asked)
  if (path.includes('start-sheet')) return new Response('{}', { status: 500 })
  if (init?.method !== 'POST') return new Response(JSON.stringify(path.includes('/card') ? present : {}))
  const body = Body.parse(JSON.parse(await new Response(init.body).text()))
  if (body.isPreview === true) return new Response(JSON.stringify(preview))
  sent.push({ path, body })
  const isStale =
    path.endsWith('/corrections') && JSON.stringify(body.holes).includes('"from":{"result":"not_played"')
  return isStale && present.entries.length > 0
    ? new Response(JSON.stringify({ code: 'changed_meanwhile', message: 'Changed' }), { status: 409 })
    : new Response(JSON.stringify(present))
}

beforeEach(() => {
  sent = []
  present = holesOf([])
  preview = { ...holesOf([]), isNew: true }
  sessionStorage.clear()
  vi.stubGlobal('fetch', serve)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
  vi.unstubAllGlobals()
})

const onDone = vi.fn()

async function show(card = notBegun): Promise<void> {
  await act(async () => {
    root.render(
      <QueryClientProvider client={makeQueryClient(() => undefined)}>
        <PaperCard card={card} competition={makeCompetition()} onDone={onDone} />
      </QueryClientProvider>,
    )
    await Promise.resolve()
  })
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
}

const page = () => document.body.textContent

test('when the player has no card, then it is said that handing it in begins one', async () => {
  await show()
  expect(page()).toContain('Ann Byrne has no card yet.')
})

test('when the card was begun since the list was read, then nobody is told that there is none', async () => {
  preview = { ...holesOf([5]), isNew: false }
  await show()
  expect(page()).not.toContain('has no card yet')
  expect(page()).toContain('Ann Byrne has an open card.')
})

test('when the list learns of the card while it is typed, then the sentence follows', async () => {
  await show()
  await show({ ...notBegun, state: 'out', roundId: 'rnd_1' })
  expect(page()).not.toContain('has no card yet')
})

test('when another player has the same name, then what tells them apart stands with it and in the name of the form', async () => {
  await show({ ...notBegun, marks: [{ kind: 'number', value: '1012' }] })
  expect(page()).toContain('Ann Byrne (No. 1012) has no card yet.')
  expect(document.querySelector('form')?.getAttribute('aria-label')).toBe(
    'Type the paper card of Ann Byrne (No. 1012)',
  )
})

test('when somebody else has changed a typed hole, then both are shown and the desk can send again', async () => {
  sessionStorage.setItem('scoreclub.draft.paper-cmp_1-usr_1-1', JSON.stringify({ 1: '4' }))
  sessionStorage.setItem('scoreclub.draft.words-paper-cmp_1-usr_1-1', JSON.stringify({ marker: 'Ben Byrne' }))
  await show()
  present = holesOf([6, 5])
  const handIn = async () => {
    await act(async () => {
      document.querySelector('form')?.requestSubmit()
      await Promise.resolve()
    })
  }
  await handIn()
  await vi.waitFor(() => expect(page()).toContain('Hole 1: the card has 6, you typed 4.'))
  expect(page()).not.toContain('Hole 2: the card has')
  expect(sent.some(({ path }) => path.endsWith('/hand-in'))).toBe(false)
  expect(onDone).not.toHaveBeenCalled()
  await handIn()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  // What somebody else put on a hole that is not typed stays.
  expect(sent.filter(({ path }) => path.endsWith('/corrections')).at(-1)?.body.holes).toEqual([
    {
      holeNumber: 1,
      from: { result: 'strokes', grossScore: 6 },
      to: { result: 'strokes', grossScore: 4 },
    },
  ])
})
