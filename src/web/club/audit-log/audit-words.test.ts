import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/platform/audit.ts'
import { auditValues } from './audit-words.ts'

const club = { timeZone: 'Europe/Dublin', currency: 'EUR' } as const

const entry: AuditEntry = {
  seq: 1,
  at: '2026-11-22T12:00:00.000Z',
  action: 'competition.changed',
  role: null,
  objectKind: 'competition',
  requestId: null,
  hash: '',
  actor: null,
  subject: null,
  objectId: 'cmp_1',
  objectName: 'Captain’s Prize',
  before: null,
  after: null,
  reason: null,
  isReasonErased: false,
}

test('when a fee, a rating, codes and typed words changed, then each is shown in words and units that people read', () => {
  const before = {
    entryFeeMinor: 1000,
    prizes: null,
    'tees.Blue.women.courseRating': 731,
    'holes.7.yardages.Blue': 410,
    status: 'in_progress',
    'holes.8': 'picked_up',
    netToPar: 3,
  }
  const after = {
    entryFeeMinor: 1250,
    prizes: 'a_cup',
    'tees.Blue.women.courseRating': 732,
    'holes.7.yardages.Blue': 415,
    status: 'submitted',
    'holes.8': 5,
    netToPar: -1,
  }
  expect(auditValues({ ...entry, before, after }, club)).toEqual([
    'Entry fee: €10.00 → €12.50',
    'Prizes: nothing → a_cup',
    'Tees, Blue, Women, Course rating: 73.1 → 73.2',
    'Hole 7, Length in yards, Blue: 410 → 415',
    'Status: In Progress → Handed in',
    'Hole 8: picked up → 5',
    'Net to par: +3 → −1',
  ])
})

test('when a competition is over one nine, or a tee has ratings of its nines, then each is named', () => {
  const before = { nine: null, notForHandicap: null, 'tees.Blue.men.back.courseRating': 352 }
  const after = { nine: 'back', notForHandicap: 'fun_competition', 'tees.Blue.men.back.courseRating': 353 }
  expect(auditValues({ ...entry, before, after }, club)).toEqual([
    'Nine holes: nothing → back nine',
    'Not for handicap: nothing → fun competition',
    'Tees, Blue, Men, Back nine, Course rating: 35.2 → 35.3',
  ])
})

test('when a competition is created, then its format is in words', () => {
  const after = { name: 'Captain’s Prize', competitionType: 'stroke_play', isDraft: false }
  expect(auditValues({ ...entry, action: 'competition.created', after }, club)).toEqual([
    'Format: Stroke play',
    'Draft: no',
  ])
})
