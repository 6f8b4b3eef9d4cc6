import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { getRoundCard, type RoundCard } from '#contract/card/round-card.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { query } from '#web/lib/query.ts'
import CorrectCard from './correct-card.online.tsx'

const { terms, ...detail } = makeRoundDetail()
const third = { holeNumber: 3, par: 4, handicapIndex: 3, yards: null }

const holesOf = (scores: readonly number[]): RoundCard => ({
  ...detail,
  terms: { ...terms, holes: [...terms.holes, third] },
  playerName: 'Ann Byrne',
  clubName: 'Fox Creek',
  clubColour: null,
  clubCrestUrl: null,
  timeZone: 'Europe/London',
  competitionStatus: 'active',
  events: [],
  may: { correct: true, reopen: false, handIn: true, confirmTotals: false },
  entries: scores.map((grossScore, i) => ({
    id: `ent_${i}`,
    holeNumber: i + 1,
    result: 'strokes',
    grossScore,
    at: '2026-05-02T08:00:00.000Z',
    authorId: 'usr_1',
  })),
})

const Value = z.object({ result: z.string(), grossScore: z.nullable(z.number()) })
const Body = z.object({
  reason: z.string(),
  holes: z.array(z.object({ holeNumber: z.number(), from: Value, to: Value })),
})
type Sent = z.infer<typeof Body>

let root: Root
let sent: Sent[]
/** What the server has of the card. */
let present: RoundCard

/** As the server, which refuses a hole that somebody else has changed. */
async function serve(_asked: URL | string, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'POST') return new Response(JSON.stringify(present))
  const body = Body.parse(JSON.parse(await new Response(init.body).text()))
  sent.push(body)
  const held = new Map(present.entries.map(({ holeNumber, grossScore }) => [holeNumber, grossScore]))
  return body.holes.some(({ holeNumber, from }) => (held.get(holeNumber) ?? null) !== from.grossScore)
    ? new Response(JSON.stringify({ code: 'changed_meanwhile', message: 'Changed' }), { status: 409 })
    : new Response(JSON.stringify(present))
}

const onClose = vi.fn()

function Screen() {
  const round = useQuery(query(getRoundCard, { params: { roundId: present.id } }))
  return round.data ? <CorrectCard round={round.data} onClose={onClose} /> : null
}

beforeEach(() => {
  sent = []
  present = holesOf([5, 5, 5])
  sessionStorage.clear()
  onClose.mockClear()
  vi.stubGlobal('fetch', serve)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
  vi.unstubAllGlobals()
})

async function show(): Promise<void> {
  act(() => {
    root.render(
      <QueryClientProvider client={makeQueryClient(() => undefined)}>
        <Screen />
      </QueryClientProvider>,
    )
  })
  await vi.waitFor(() => expect(selectOf(1)).toBeDefined())
}

const page = () => document.body.textContent
const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })
const selectOf = (hole: number) => document.querySelectorAll('select')[hole - 1]
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

function choose(hole: number, choice: string): void {
  const select = selectOf(hole)
  if (!select) throw new Error(`There is no hole ${hole}`)
  act(() => {
    select.value = choice
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function save(): Promise<void> {
  act(() => buttonOf('Save changes')?.click())
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  await act(async () => {
    buttonOf('Correct card')?.click()
    await Promise.resolve()
  })
}

test('when somebody else has changed a hole meanwhile, then both are shown, what was chosen stays and can be saved again', async () => {
  sessionStorage.setItem('scoreclub.draft.correct-rnd_1', JSON.stringify({ 1: '4', 2: '6' }))
  sessionStorage.setItem('scoreclub.draft.reason-rnd_1', JSON.stringify({ reason: 'From the paper' }))
  await show()
  present = holesOf([7, 5, 9])
  await save()
  await vi.waitFor(() => expect(page()).toContain('Hole 1: the card has 7, you typed 4.'))
  expect(page()).not.toContain('Hole 2: the card has')
  expect(document.querySelector('dialog')).toBeNull()
  expect([1, 2, 3].map((hole) => selectOf(hole)?.value)).toEqual(['4', '6', '9'])
  expect(onClose).not.toHaveBeenCalled()

  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  // The reason need not be typed again, and what somebody else put on another hole stays.
  expect(sent.at(-1)).toEqual({
    reason: 'From the paper',
    holes: [
      { holeNumber: 1, from: strokes(7), to: strokes(4) },
      { holeNumber: 2, from: strokes(5), to: strokes(6) },
    ],
  })
})

async function loadAgain(): Promise<void> {
  act(() => root.unmount())
  root = createRoot(document.body.firstElementChild ?? document.body)
  await show()
}

test('when the page is loaded again, then only what was chosen is the correction, and what others changed stays', async () => {
  sessionStorage.setItem('scoreclub.draft.reason-rnd_1', JSON.stringify({ reason: 'From the paper' }))
  await show()
  choose(1, '4')
  choose(2, '6')
  choose(2, '5')
  present = holesOf([5, 8, 9])
  await loadAgain()
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.map(({ holes }) => holes)).toEqual([[{ holeNumber: 1, from: strokes(5), to: strokes(4) }]])
})

test('when somebody else changed a chosen hole before the page is loaded again, then both are shown before it is saved', async () => {
  sessionStorage.setItem('scoreclub.draft.reason-rnd_1', JSON.stringify({ reason: 'From the paper' }))
  await show()
  choose(1, '4')
  choose(2, '6')
  expect(page()).not.toContain('the card has')
  present = holesOf([7, 6, 5])
  await loadAgain()
  expect(page()).toContain('Hole 1: the card has 7, you typed 4.')
  expect(page()).not.toContain('Hole 2: the card has')
  expect([1, 2].map((hole) => selectOf(hole)?.value)).toEqual(['4', '6'])
  choose(1, '7')
  expect(page()).not.toContain('the card has')
})

test('when the page is loaded again after others changed the card, then what they changed stays too', async () => {
  sessionStorage.setItem('scoreclub.draft.reason-rnd_1', JSON.stringify({ reason: 'From the paper' }))
  await show()
  choose(1, '4')
  present = holesOf([7, 5, 9])
  await save()
  await vi.waitFor(() => expect(page()).toContain('Hole 1: the card has 7, you typed 4.'))
  present = holesOf([7, 6, 8])
  await loadAgain()
  await save()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.at(-1)?.holes).toEqual([{ holeNumber: 1, from: strokes(7), to: strokes(4) }])
})
