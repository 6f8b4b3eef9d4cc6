import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { fc, test } from '@fast-check/vitest'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { PlayingGroup } from '#contract/card/groups.ts'
import type { MatchCardView } from '#contract/match/match-cards.ts'
import { toResults } from '#golf/card/hole-entry.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { GroupCardView } from '#web/card/group-card/group-card-view.tsx'
import { TypeCard } from '#web/card/kiosk/card/type-card.tsx'
import { useTypedCard } from '#web/card/kiosk/card/use-typed-card.ts'
import { MatchCard } from '#web/match/match-card/match-card.tsx'
import { PhoneCard } from '#web/card/scorecard/phone/phone-card.tsx'
import { useScorecard } from '#web/card/scorecard/use-scorecard.ts'
import { startOutboxRunner, type OutboxRunner } from '#web/offline/outbox-runner.ts'
import { createSender } from '#web/offline/outbox-sender.ts'
import { openOutboxStore } from '#web/offline/outbox-store.ts'
import { recordedHoles } from '#web/offline/outbox.ts'
import { matchOutboxOf } from '#web/offline/matches/match-outbox.ts'
import type { GridCard } from './grid/use-grid.ts'
import { SAME_TAP_MS } from './use-score-keys.ts'

/*
 * Every card that moves on by itself, driven by random taps at 50 to 1,500 ms: each score is on the hole (and of the
 * player) that was shown when the finger went down, and a second press of the same key within 0.3 s is the same tap.
 */

const holes = Array.from({ length: 18 }, (_, i) => ({
  holeNumber: i + 1,
  par: [4, 3, 5][i % 3] ?? 4,
  handicapIndex: i + 1,
  yards: null,
}))
const plain = makeRoundDetail()
const makeRound = (id: string, userId: string) => ({
  ...plain,
  id,
  userId,
  holeCount: 18,
  terms: { ...plain.terms, par: 72, holes },
})

class NoStream extends EventTarget {
  close(): void {
    this.dispatchEvent(new Event('closed'))
  }
}

let page: HTMLElement
let unmount: () => void
let runner: OutboxRunner

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  vi.stubGlobal('EventSource', NoStream)
  localStorage.clear()
  runner = startOutboxRunner(
    'usr_1',
    {
      openStore: () => openOutboxStore('usr_1'),
      post: () => Promise.reject(new TypeError('network')),
      toSendFault: () => ({ kind: 'passing' }),
      now: Date.now,
      random: Math.random,
      runExclusively: (run) => run(),
      notifyTabs: () => undefined,
    },
    createSender,
  )
  await vi.waitFor(() => {
    expect(runner.snapshot().isReady).toBe(true)
  })
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  unmount()
  runner.stop()
  vi.useRealTimers()
})

async function show(card: ReactNode): Promise<void> {
  page = document.createElement('div')
  document.body.replaceChildren(page)
  const root = createRoot(page)
  unmount = () => {
    act(() => {
      root.unmount()
    })
  }
  await act(async () => {
    root.render(<QueryClientProvider client={new QueryClient()}>{card}</QueryClientProvider>)
    await Promise.resolve()
  })
}

type Tap = { key: number; after: number }
const taps = fc.array(fc.record({ key: fc.nat({ max: 4 }), after: fc.integer({ min: 50, max: 1_500 }) }), {
  maxLength: 30,
})

function keyNamed(name: RegExp): HTMLElement {
  const keys = [...page.querySelectorAll<HTMLElement>('[role="group"] button, button')]
  const key = keys.find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent))
  if (!key) throw new Error(`no key ${String(name)} in ${page.textContent}`)
  return key
}

type Way = {
  keys: readonly RegExp[]
  /** The hole, or hole and player, that the keys enter. */
  shown: () => string
  /** What a key writes down there. */
  write: (card: Map<string, string>, key: number, place: string) => void
}

/** Taps keys, and writes down beside it what has to be on the card. */
async function tapAll(made: readonly Tap[], { keys, shown, write }: Way): Promise<Map<string, string>> {
  const card = new Map<string, string>()
  let last = -1
  for (const { key, after } of made) {
    vi.advanceTimersByTime(after)
    const isSameTap = key === last && after < SAME_TAP_MS
    last = key
    const name = keys[key]
    if (!name) continue
    const button = keyNamed(name)
    const place = shown()
    await act(async () => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      await Promise.resolve()
    })
    if (!isSameTap) write(card, key, place)
  }
  return card
}

const scoreKeys = [/^Par \d/, /^3,/, /^4,/, /^5,/, /^Picked up/]
const shownHole = () => /Hole (\d+)/.exec(page.querySelector('h2')?.textContent ?? '')?.[1] ?? ''
const parOf = (hole: number) => String(holes[hole - 1]?.par)
const scoreOf = (key: number) => (key === 4 ? 'picked_up' : String(key + 2))

/** A tap for par is only for a hole without a score. */
function writeScore(card: Map<string, string>, key: number, place: string): void {
  if (key > 0) card.set(place, scoreOf(key))
  else if (!card.has(place)) card.set(place, parOf(Number(place)))
}

function entered(roundId: string): [string, string][] {
  const results = toResults(recordedHoles(runner.snapshot().outbox, roundId).values())
  return [...results].map(([hole, result]) => [
    String(hole),
    result.kind === 'strokes' ? String(result.strokes) : result.kind,
  ])
}

const inOrder = (card: Iterable<[string, string]>) =>
  [...card].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))

function OwnCard() {
  const snapshot = useSyncExternalStore(runner.subscribe, runner.snapshot)
  const scorecard = useScorecard(snapshot, runner, makeRound('rnd_1', 'usr_1'))
  return <PhoneCard scorecard={scorecard} snapshot={snapshot} runner={runner} startAt={0} />
}

test.prop([taps], { numRuns: 10 })('the phone’s card', async (made) => {
  await runner.keepRound(makeRound('rnd_1', 'usr_1'))
  await show(<OwnCard />)
  const wanted = await tapAll(made, { keys: scoreKeys, shown: shownHole, write: writeScore })
  expect(inOrder(entered('rnd_1'))).toEqual(inOrder(wanted))
})

const group: PlayingGroup = {
  id: 'grp_1',
  clubId: 'clb_1',
  courseId: 'crs_1',
  courseName: 'Fox Creek',
  competitionId: null,
  competitionName: null,
  createdBy: 'usr_1',
  players: ['Ada', 'Ben', 'Cy'].map((firstName, i) => ({
    userId: `usr_${i + 1}`,
    firstName,
    lastName: '',
    isGuest: false,
    homeClub: null,
    round: makeRound(`rnd_${i + 1}`, `usr_${i + 1}`),
  })),
}

function Group() {
  const snapshot = useSyncExternalStore(runner.subscribe, runner.snapshot)
  return (
    <GroupCardView group={group} runner={runner} snapshot={snapshot} wanted={0} onPlayers={() => undefined} />
  )
}

test.prop([taps], { numRuns: 10 })('the card of a group', async (made) => {
  await show(<Group />)
  const shown = () => {
    const chosen = page.querySelector('[aria-label^="Scores of hole"] [aria-pressed="true"]')
    return `${shownHole()} ${chosen?.getAttribute('title') ?? ''}`
  }
  const wanted = await tapAll(made, {
    keys: [/^Par for all/, ...scoreKeys.slice(1)],
    shown,
    write: (card, key, place) => {
      if (key > 0) return card.set(place, scoreOf(key))
      const hole = Number(place.split(' ')[0])
      for (const { firstName } of group.players)
        if (!card.has(`${hole} ${firstName}`)) card.set(`${hole} ${firstName}`, parOf(hole))
    },
  })
  const all = group.players.flatMap(({ firstName, round }) =>
    entered(round.id).map(([hole, score]): [string, string] => [`${hole} ${firstName}`, score]),
  )
  expect(inOrder(all)).toEqual(inOrder(wanted))
})

test.each([
  ['own', <OwnCard key="own" />],
  ['group’s', <Group key="group" />],
])('a bounced Undo on the %s card takes back one score', async (_whose, card) => {
  await runner.keepRound(makeRound('rnd_1', 'usr_1'))
  await show(card)
  const tap = async (name: RegExp, after: number) => {
    vi.advanceTimersByTime(after)
    await act(async () => {
      keyNamed(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      await Promise.resolve()
    })
  }
  for (const score of [/^3,/, /^4,/, /^5,/]) await tap(score, 1_000)
  const scored = () => group.players.flatMap(({ round }) => entered(round.id).map(([, score]) => score))
  for (const [after, left] of [
    [1_000, ['3', '4']],
    [100, ['3', '4']],
    [1_000, ['3']],
  ] as const) {
    await tap(/^Undo/, after)
    expect(scored().filter((score) => score !== 'not_played')).toEqual(left)
  }
})

const notUsed = () => undefined
let typed: GridCard

function Kiosk() {
  const { terms } = makeRound('rnd_1', 'usr_1')
  const made = useTypedCard({
    courseId: 'crs_1',
    courseName: 'Fox Creek',
    competitionId: null,
    competitionName: null,
    competitionType: null,
    terms,
    partners: [],
    holes: holes.map(({ holeNumber }) => ({ holeNumber, result: 'not_played', grossScore: null })),
  })
  useEffect(() => {
    typed = made
  })
  const asked = { courseId: 'crs_1' }
  return (
    <TypeCard
      typed={made}
      asked={asked}
      paper={undefined}
      player={{ id: 'usr_1', name: 'Ada' }}
      onRead={notUsed}
      onFault={notUsed}
      onDone={notUsed}
      onBack={notUsed}
    />
  )
}

test.prop([taps], { numRuns: 10 })('the kiosk', async (made) => {
  await show(<Kiosk />)
  const shown = () =>
    /Score of hole (\d+)/.exec(
      page.querySelector('[aria-label^="Score of hole"]')?.getAttribute('aria-label') ?? '',
    )?.[1] ?? ''
  const wanted = await tapAll(made, {
    keys: [/^2$/, /^3$/, /^4$/, /^5$/, /^Picked up/],
    shown,
    write: (card, key, place) => card.set(place, scoreOf(key)),
  })
  const all = typed.card.lines.flatMap(({ holeNumber, result }): [string, string][] =>
    result.kind === 'not_played'
      ? []
      : [[String(holeNumber), result.kind === 'strokes' ? String(result.strokes) : result.kind]],
  )
  expect(inOrder(all)).toEqual(inOrder(wanted))
})

const match: MatchCardView = {
  entries: [],
  revision: 0,
  status: 'pending',
  winnerId: null,
  result: null,
  matchId: 'mat_1',
  competitionId: 'cmp_1',
  competitionName: 'Cup',
  matchNumber: 1,
  roundName: 'Final',
  player1: { userId: 'usr_1', firstName: 'Ada', lastName: 'Quinn' },
  player2: { userId: 'usr_2', firstName: 'Ben', lastName: 'Byrne' },
  strokes: null,
  canScore: true,
  holes: holes.map(({ holeNumber, par }) => ({
    holeNumber,
    pars: [par],
    strokeIndexes: [holeNumber],
    strokes: [0, 0],
  })),
}

let matches = 0

test.prop([taps], { numRuns: 10 })('the card of a match', async (made) => {
  // Each of them a person of their own, with an empty phone.
  const userId = `usr_of_${(matches += 1)}`
  const view = { ...match, player1: { ...match.player1, userId } }
  const outbox = matchOutboxOf(userId)
  await vi.waitFor(() => {
    expect(outbox.snapshot().isReady).toBe(true)
  })
  await show(<MatchCard view={view} userId={userId} />)
  const ways = ['A', 'halved', 'B']
  // A match that is decided shows no hole: these few taps decide none of eighteen holes.
  const wanted = await tapAll(made.slice(0, 9), {
    keys: [/^Ada won/, /^Halved/, /^Ben won/],
    shown: shownHole,
    write: (card, key, place) => card.set(place, ways[key] ?? ''),
  })
  const said = new Map<string, string>()
  for (const { entry } of outbox.snapshot().entries)
    if (entry.holeNumber !== null)
      said.set(String(entry.holeNumber), entry.word.kind === 'won' ? entry.word.side : entry.word.kind)
  outbox.stop()
  expect(inOrder(said)).toEqual(inOrder(wanted))
})
