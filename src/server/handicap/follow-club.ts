import type { ClubEvents } from '../club/club.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { changeRecord } from './change-record.ts'
import { listOverruled } from './handicap.store.ts'
import { readHeldIndexes } from './score-import/score-import.store.ts'

type Needed = Pick<Services, 'events' | 'now'>

/** What happens to handicap records when something happens in a club, in its transaction. */
export function followClub(services: Needed): void {
  services.events.follow('indexesAssigned', (tx, assigned) => takeAssigned(services, tx, assigned))
  services.events.follow('peopleJoined', (tx, joined) => joinRecords(services, tx, joined))
}

/** The index of each member who came is an entry of the committee (D4). */
async function takeAssigned(
  services: Needed,
  tx: Transaction,
  { indexes, ...assigned }: ClubEvents['indexesAssigned'],
): Promise<void> {
  if (indexes.length === 0) return
  const held = await readHeldIndexes(tx, { userIds: indexes.map(({ userId }) => userId), lock: true })
  await changeRecord(services, tx, {
    kind: 'index_brought',
    ...assigned,
    moves: indexes.map(({ userId, handicapIndex }) => ({
      userId,
      before: held.get(userId) ?? null,
      after: handicapIndex,
    })),
  })
}

/** The one who stays has the index of the list, unless another club keeps theirs, or they have played or were given one since (D31). */
async function joinRecords(
  services: Needed,
  tx: Transaction,
  { from, to, isListed, isKeptElsewhere }: ClubEvents['peopleJoined'],
): Promise<void> {
  const pair = { from: from.userId, to: to.userId }
  if (isKeptElsewhere) {
    // What the lists said would otherwise set the index that another club keeps.
    await changeRecord(services, tx, {
      kind: 'people_joined',
      droppedEntries: [],
      dropsListedOf: pair.from,
      moves: [],
    })
    return
  }
  const droppedEntries = await listOverruled(tx, { ...pair, isListed })
  const [first, second] = isListed && droppedEntries.length === 0 ? [from, to] : [to, from]
  const after = first.handicapIndex ?? second.handicapIndex
  await changeRecord(services, tx, {
    kind: 'people_joined',
    droppedEntries,
    dropsListedOf: null,
    moves: [{ userId: to.userId, before: to.handicapIndex, after }],
  })
}
