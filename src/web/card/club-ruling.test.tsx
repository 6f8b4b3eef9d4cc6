import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardRuling } from '#contract/card/card-rulings.ts'
import type { User } from '#contract/identity/session.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { ActiveRound } from '#web/home/active-round.tsx'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { enterAs } from '#web/lib/session.ts'
import ClubRuling from './club-ruling.tsx'
import { PlaceTaken } from './round-brought/place-taken.tsx'

const own: CardRuling = { userId: 'usr_1', playerName: 'Ann Byrne', status: 'no_return', reason: null }
const user: User = {
  id: 'usr_1',
  firstName: 'Ann',
  lastName: 'Byrne',
  email: 'ann@example.org',
  profileImageUrl: null,
  handicap: null,
  role: 'player',
  clubId: 'clb_1',
  clubName: 'Fox Creek',
  clubColour: null,
  clubCrestUrl: null,
  alsoPlays: true,
  memberships: [],
  needsVerification: false,
}

let root: Root
let rulings: CardRuling[]

beforeEach(() => {
  rulings = [own]
  vi.stubGlobal('fetch', (asked: URL | string) =>
    Promise.resolve(
      new Response(JSON.stringify(String(asked).includes('/entries') ? rulings : { place: null })),
    ),
  )
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
  vi.unstubAllGlobals()
})

async function show(part: ReactNode): Promise<void> {
  const client = makeQueryClient(() => undefined)
  enterAs(client, user)
  await act(async () => {
    root.render(<QueryClientProvider client={client}>{part}</QueryClientProvider>)
    await Promise.resolve()
  })
}
const page = () => document.body.textContent
const said = 'The club counted this round as no return.'

test('when the club has ruled without a reason, then the ruling alone is said', async () => {
  await show(<ClubRuling competitionId="cmp_1" userId="usr_1" />)
  await vi.waitFor(() => expect(page()).toBe(said))
})

test('when there is a reason, then it stands with the ruling', async () => {
  rulings = [{ ...own, reason: 'Not handed in by six' }]
  await show(<ClubRuling competitionId="cmp_1" userId="usr_1" />)
  await vi.waitFor(() => expect(page()).toBe(`${said}Not handed in by six`))
})

test('when the club has taken its ruling back, then nothing is said', async () => {
  rulings = [{ ...own, status: 'playing' }]
  await show(<ClubRuling competitionId="cmp_1" userId="usr_1" />)
  await vi.waitFor(() => expect(page()).toBe(''))
})

test('when the open round on home is ruled on, then its card says so', async () => {
  const round = { ...makeRoundDetail(), competitionId: 'cmp_1', ruling: 'no_return' as const }
  await show(<ActiveRound round={round} place={null} isOver={false} />)
  await vi.waitFor(() => expect(page()).toContain(said))
})

test('when a card that was handed in is ruled on, then that stands where its place would', async () => {
  rulings = [{ ...own, reason: 'Not handed in by six' }]
  await show(<PlaceTaken competitionId="cmp_1" competitionType="stroke_play" />)
  await vi.waitFor(() => expect(page()).toContain(`${said} Not handed in by six`))
  expect(page()).toContain('No place')
})

test('when nothing is ruled, then the place is said as before', async () => {
  rulings = [{ ...own, status: 'playing' }]
  await show(<PlaceTaken competitionId="cmp_1" competitionType="stroke_play" />)
  await vi.waitFor(() => expect(page()).toContain('This card has no place in the competition.'))
})
