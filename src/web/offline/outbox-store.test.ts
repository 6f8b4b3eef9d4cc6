import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { openOutboxStore } from './outbox-store.ts'

const entry = { id: 'ent_a', holeNumber: 1, result: 'strokes', grossScore: 5, at: '2026-05-01T09:00:00.000Z' }

const round = makeRoundDetail()

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
