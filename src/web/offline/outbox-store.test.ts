import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holedIn, pickedUpAt } from '#golf/card/hole-result.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import type { KeptRound } from './kept/kept-round.ts'
import { openOutboxStore } from './outbox-store.ts'

const entry = { id: 'ent_a', holeNumber: 1, result: 'strokes', grossScore: 5, at: '2026-05-01T09:00:00.000Z' }

const round = makeRoundDetail()
const kept: KeptRound = {
  id: round.id,
  detail: round,
  isOwn: true,
  start: null,
  handIn: null,
  correction: null,
  isStored: true,
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function putRaw(record: unknown): Promise<void> {
  const database = await openDB('scoreclub-offline')
  await database.put('rounds', record)
  database.close()
}

test('when a card was kept before entries named their author, then it opens and they are its owner’s', async () => {
  const store = await openOutboxStore('usr_1')
  await putRaw({ owner: 'usr_1', id: round.id, isOwn: true, round: { ...round, entries: [entry] } })
  const { rounds } = await store.read()
  expect(rounds.map(({ detail }) => detail.entries)).toEqual([[{ ...entry, authorId: 'usr_1' }]])
  store.close()
})

test('when a kept card cannot be read at all, then there is none', async () => {
  const store = await openOutboxStore('usr_2')
  await putRaw({
    owner: 'usr_2',
    id: round.id,
    isOwn: true,
    round: { ...round, terms: 'of another version' },
  })
  expect((await store.read()).rounds).toEqual([])
  store.close()
})

test('when a hole was picked up, then its most likely score is kept with it (R2.4)', async () => {
  const store = await openOutboxStore('usr_3')
  const pickedUp = { id: 'ent_p', holeNumber: 5, result: pickedUpAt(6), at: 1, authorId: 'usr_3' }
  await store.add(round.id, pickedUp)
  expect((await store.read()).entries).toEqual([{ ...pickedUp, roundId: round.id, refusal: null }])
  store.close()
})

describe('several cards in one outbox', () => {
  const other = { ...kept, id: 'rnd_2', isOwn: false, detail: { ...round, id: 'rnd_2', userId: 'usr_9' } }

  test('when two cards are kept, then each has its own entries, and another person reads neither (U37)', async () => {
    const store = await openOutboxStore('usr_1')
    await store.putRounds({ put: [kept, other] })
    const made = { at: 1, holeNumber: 1, result: holedIn(4), authorId: 'usr_1' }
    await store.add(kept.id, { ...made, id: 'ent_1' })
    await store.add(other.id, { ...made, id: 'ent_2' })
    await store.settle(other.id, ['ent_2'], [{ ...made, id: 'ent_2' }])
    const read = await store.read()
    expect(read.rounds.map(({ id, isOwn, detail }) => [id, isOwn, detail.entries.length])).toEqual([
      ['rnd_1', true, 0],
      ['rnd_2', false, 1],
    ])
    expect(read.entries.map(({ id, roundId }) => [id, roundId])).toEqual([['ent_1', 'rnd_1']])
    const theirs = await openOutboxStore('usr_2')
    expect(await theirs.read()).toMatchObject({ entries: [], rounds: [] })
    store.close()
    theirs.close()
  })

  test('when a round turns out to be another one at the club, then card and entries move in one step', async () => {
    const store = await openOutboxStore('usr_1')
    await store.putRounds({ put: [kept] })
    await store.add(kept.id, { at: 1, holeNumber: 1, result: holedIn(4), authorId: 'usr_1', id: 'ent_1' })
    await store.putRounds({ put: [{ ...kept, id: 'rnd_9' }], remove: [kept.id], movedFrom: kept.id })
    const read = await store.read()
    expect(read.rounds.map(({ id }) => id)).toEqual(['rnd_9'])
    expect(read.entries.map(({ roundId }) => roundId)).toEqual(['rnd_9'])
    store.close()
  })
})

test('when a phone has a database of version 1 with unsent scores, then version 2 loses nothing of it', async () => {
  const before = await openDB('scoreclub-offline', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner')
      db.createObjectStore('rounds', { keyPath: 'owner' })
      db.createObjectStore('device')
    },
  })
  const stored = { holeNumber: 1, result: 'strokes', grossScore: 5, at: 7, roundId: round.id }
  await before.put('entries', { ...stored, id: 'ent_1', owner: 'usr_1', refusal: null })
  await before.put('entries', { ...stored, id: 'ent_2', owner: 'usr_1', refusal: 'No.', holeNumber: 2 })
  await before.put('entries', { ...stored, id: 'ent_3', owner: 'usr_2', refusal: null, roundId: 'rnd_2' })
  await before.put('rounds', { owner: 'usr_1', round: { ...round, entries: [entry] } })
  await before.put('rounds', { owner: 'usr_2', round: { ...round, id: 'rnd_2' } })
  await before.put('device', 'ent_3', 'last-entry-id')
  before.close()

  const store = await openOutboxStore('usr_1')
  expect(await store.read()).toMatchObject({
    entries: [
      { id: 'ent_1', roundId: round.id, result: holedIn(5), refusal: null },
      { id: 'ent_2', holeNumber: 2, refusal: 'No.' },
    ],
    rounds: [
      {
        id: round.id,
        isOwn: true,
        start: null,
        handIn: null,
        detail: { entries: [{ ...entry, authorId: 'usr_1' }] },
      },
    ],
    lastId: 'ent_3',
  })
  store.close()
  const theirs = await openOutboxStore('usr_2')
  const read = await theirs.read()
  expect([read.entries.map(({ id }) => id), read.rounds.map(({ id }) => id)]).toEqual([['ent_3'], ['rnd_2']])
  theirs.close()
})
