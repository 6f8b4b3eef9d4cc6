import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import type { RoundDetail } from '#contract/rounds.ts'
import { openOutboxStore } from './outbox-store.ts'

const entry = { id: 'ent_a', holeNumber: 1, result: 'strokes', grossScore: 5, at: '2026-05-01T09:00:00.000Z' }

const round: RoundDetail = {
  id: 'rnd_1',
  userId: 'usr_1',
  courseId: 'crs_1',
  courseName: 'Fox Creek',
  competitionId: null,
  competitionName: null,
  roundDate: '2026-05-01T08:00:00.000Z',
  status: 'in_progress',
  isCompleted: false,
  handicapUsed: '12.4',
  holeCount: 1,
  holesPlayed: 1,
  grossScore: 5,
  netScore: 5,
  stablefordPoints: 1,
  toPar: 1,
  totalsOnly: false,
  partnerName: null,
  partnerSignature: null,
  scorecardPhotoUrl: null,
  verifiedAt: null,
  competitionType: null,
  terms: {
    teeName: null,
    rating: '71.2',
    slope: 113,
    par: 4,
    allowance: 100,
    courseHandicap: 2,
    playingHandicap: 0,
    stablefordTable: 'standard',
    strokeIndexesConfirmed: true,
    holes: [{ holeNumber: 1, par: 4, handicapIndex: 1, yards: null }],
  },
  entries: [],
}

test('when a card was kept before entries named their author, then it opens and they are its owner’s', async () => {
  const store = await openOutboxStore('usr_1')
  const database = await openDB('scoreclub-offline')
  await database.put('rounds', { owner: 'usr_1', round: { ...round, entries: [entry] } })
  database.close()
  const kept = await store.read()
  expect(kept.round?.entries).toEqual([{ ...entry, authorId: 'usr_1' }])
  store.close()
})

test('when a kept card cannot be read at all, then there is none', async () => {
  const store = await openOutboxStore('usr_2')
  const database = await openDB('scoreclub-offline')
  await database.put('rounds', { owner: 'usr_2', round: { ...round, terms: 'of another version' } })
  database.close()
  expect((await store.read()).round).toBeNull()
  store.close()
})
