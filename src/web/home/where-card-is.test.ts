import { expect, test } from 'vitest'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { nothingWaits, type KeptHandIn, type KeptRound } from '#web/offline/kept/kept-round.ts'
import { whereCardIs } from './where-card-is.ts'

const detail = makeRoundDetail()
const roundId = detail.id
const handIn: KeptHandIn = {
  partnerName: 'Ada Quinn',
  partnerSignature: 'Ada Quinn',
  isTyped: true,
  grossScore: 90,
  netScore: 72,
  stablefordPoints: 36,
  photo: 'none',
  verifiedAt: '2026-06-06T12:00:00Z',
  since: 0,
  refusal: null,
}
const phone = (kept?: Partial<KeptRound>) => ({
  rounds: new Map(kept ? [[roundId, { id: roundId, detail, isOwn: true, ...nothingWaits, ...kept }]] : []),
})
const refused = { ...handIn, refusal: { message: 'Hole 3 differs.', code: 'holes_differ' } }

test.each([
  ['waits on this phone', { isIn: false }, phone({ handIn }), undefined, 'on_its_way'],
  [
    'waits, and the club still has it as open',
    { isIn: false },
    phone({ handIn }),
    'in_progress',
    'on_its_way',
  ],
  ['was refused by the club', { isIn: false }, phone({ handIn: refused }), undefined, 'open'],
  ['was taken back on this phone', { isIn: false }, phone({}), undefined, 'open'],
  ['was taken back and given up', { isIn: false }, phone(), undefined, 'open'],
  ['arrived while nobody looked', { isIn: false }, phone(), 'submitted', 'in'],
  ['arrived a moment ago', { isIn: false }, { ...phone(), taken: detail }, undefined, 'in'],
  ['is in, and there is no network', { isIn: true }, phone(), undefined, 'in'],
  ['is in, and the storage is not read yet', { isIn: true }, undefined, undefined, 'in'],
  ['was reopened by the club', { isIn: true }, phone({}), 'in_progress', 'open'],
  [
    'was reopened after it arrived a moment ago',
    { isIn: false },
    { ...phone(), taken: detail },
    undefined,
    'open',
    roundId,
  ],
  [
    'was reopened, and this phone knows it as in',
    { isIn: true },
    { ...phone(), taken: detail },
    undefined,
    'open',
    roundId,
  ],
  [
    'arrived a moment ago, and another is open',
    { isIn: false },
    { ...phone(), taken: detail },
    undefined,
    'in',
    'rnd_2',
  ],
  ['was reopened and given up', { isIn: true }, phone(), 'abandoned', 'open'],
] as const)('a card that %s', (_, { isIn }, snapshot, status, where, openId?: string) => {
  const round = status === undefined ? undefined : { status }
  expect(whereCardIs({ roundId, isIn }, { snapshot, round, openId })).toBe(where)
})
