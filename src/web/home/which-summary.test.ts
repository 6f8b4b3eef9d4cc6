import { expect, test } from 'vitest'
import type { RoundBrought } from '#web/lib/round-brought.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { nothingWaits, type KeptRound } from '#web/offline/kept/kept-round.ts'
import { whichSummary } from './which-summary.ts'

const brought: RoundBrought = {
  owner: 'usr_me',
  roundId: 'own',
  name: 'Oak Hill',
  competitionId: null,
  competitionType: null,
  roundDate: '2026-06-06T08:00:00Z',
  isParBogey: false,
  points: 36,
  gross: 84,
  isHoledOut: true,
  best: null,
  isIn: true,
}
const round = (id: string, waits: boolean) => ({
  id,
  status: 'submitted' as const,
  ...(waits && { summaryWaits: true as const }),
})
const onItsWay: KeptRound = {
  id: 'own',
  detail: makeRoundDetail(),
  isOwn: true,
  ...nothingWaits,
  handIn: {
    partnerName: 'Ada Quinn',
    partnerSignature: 'Ada Quinn',
    isTyped: true,
    grossScore: 84,
    netScore: 72,
    stablefordPoints: 36,
    photo: 'none',
    verifiedAt: '2026-06-06T12:00:00Z',
    since: 0,
    refusal: null,
  },
}
const phone = { rounds: new Map(), taken: undefined }
const shown = (known: Partial<Parameters<typeof whichSummary>[0]>) => {
  const summary = whichSummary({
    brought: undefined,
    snapshot: phone,
    rounds: [],
    closed: [],
    now: new Date('2026-06-06T20:00:00Z'),
    ...known,
  })
  return summary && (summary.from === 'phone' ? summary.brought.roundId : `${summary.round.id} of the club`)
}

test.each([
  ['none was handed in', {}, undefined],
  ['a card came in elsewhere', { rounds: [round('theirs', true)] }, 'theirs of the club'],
  ['it was closed on another phone', { rounds: [round('theirs', false)] }, undefined],
  [
    'it was closed here, and the club does not know yet',
    { rounds: [round('theirs', true)], closed: ['theirs'] },
    undefined,
  ],
  [
    'the latest was closed here, and an earlier one waits',
    { rounds: [round('theirs', true), round('earlier', true)], closed: ['theirs'] },
    'earlier of the club',
  ],
  [
    'two came in elsewhere',
    { rounds: [round('theirs', true), round('earlier', true)] },
    'theirs of the club',
  ],
  ['it was handed in here', { brought, rounds: [round('own', true)] }, 'own'],
  ['it was handed in here, and there is no network', { brought, rounds: undefined }, 'own'],
  ['it was handed in here a moment ago', { brought, rounds: [round('earlier', false)] }, 'own'],
  [
    'it was handed in here and an earlier one waits',
    { brought, rounds: [round('own', true), round('earlier', true)] },
    'own',
  ],
  [
    'it was handed in here and closed on another phone',
    { brought, rounds: [round('own', false)] },
    undefined,
  ],
  [
    'a later one came in elsewhere',
    { brought, rounds: [round('theirs', true), round('own', true)] },
    'theirs of the club',
  ],
  [
    'a later one came in elsewhere and was closed',
    { brought, rounds: [round('theirs', false), round('own', true)] },
    'own',
  ],
  [
    'it was handed in here thirty days ago, and there is no network',
    { brought, rounds: undefined, now: new Date('2026-07-06T08:00:00Z') },
    undefined,
  ],
  [
    'it was handed in here thirty days ago and later ones have been closed',
    { brought, rounds: [round('later', false)], now: new Date('2026-07-06T08:00:00Z') },
    undefined,
  ],
  [
    'it was handed in here thirty days ago and is still on its way',
    {
      brought,
      rounds: undefined,
      now: new Date('2026-07-06T08:00:00Z'),
      snapshot: { rounds: new Map([['own', onItsWay]]), taken: undefined },
    },
    'own',
  ],
  [
    'the card of this phone was reopened',
    { brought: { ...brought, isIn: false }, rounds: [round('earlier', true)] },
    'earlier of the club',
  ],
  ['the card of this phone was reopened at the club', { brought, rounds: [], openId: 'own' }, undefined],
])('D51: when %s, then home shows what the latest one brought that nobody closed', (_, known, expected) => {
  expect(shown(known)).toBe(expected)
})
