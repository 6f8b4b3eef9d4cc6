import { formatDay } from '#golf/day.ts'
import type { RoundElsewhereDecision, RoundElsewhereStatus } from '#golf/handicap/round-elsewhere-kinds.ts'
import { type Actor, type AuditRecord, recordAction } from '../platform/audit/audit.store.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { addNotices } from '../outbound/outbound.ts'
import {
  announcePeople,
  changeRoundElsewhere,
  deleteIndexEntries,
  deleteListed,
  deleteScoresFrom,
  deleteStartingScores,
  insertConditionsChange,
  insertCorrection,
  insertDecision,
  insertHandicapScore,
  insertIndexEntries,
  insertRoundElsewhere,
  insertRuling,
  insertStartingScores,
  type NewConditionsChange,
  type NewCorrection,
  type NewDecision,
  type NewHandicapScore,
  type NewIndexEntry,
  type NewRoundElsewhere,
  type NewRuling,
  type NewStartingScore,
  restoreIndexBefore,
  setIndexes,
} from './change-record.store.ts'
import { makeIndexes } from './make-indexes.ts'

/** The Handicap Index that a person holds and the one that a change leaves them, in tenths; equal where it moves none. */
export type IndexMove = { userId: string; before: number | null; after: number | null }

type ImportCounts = { taken: number; leftOut: number; players: number }
type Member = { clubId: string; by: Actor }

/** A round of another club as it is entered, or what becomes of one. */
type Elsewhere =
  | { step: 'enter'; round: NewRoundElsewhere }
  | {
      step: 'accept' | 'refuse' | 'take_off' | 'keep' | 'withdraw'
      round: ElsewhereBefore
      set: ElsewhereSet
    }
type ElsewhereBefore = { id: string; status: RoundElsewhereStatus }
type ElsewhereSet = Partial<NewRoundElsewhere>

/** What is written on a record, and of whom, by kind. */
type Written =
  /** The committee of a club sets an index. */
  | ({ kind: 'index_set'; entry: { reason: string | null; restartsLowIndex: boolean } } & Member)
  /** Members come with an index that the club has of them: from a list, or with their invitation. */
  | { kind: 'index_brought'; clubId: string; authorId: string; reason: string; at: Date }
  /** A guest has no record; what a competition knows of them is their index. */
  | { kind: 'guest_described' }
  /** Two people become one: what was set for the one who goes, and must not override the other's scores, is dropped. */
  | { kind: 'people_joined'; droppedEntries: readonly string[]; dropsListedOf: string | null }
  /** Rows came from another person's record, or went back to it. */
  | { kind: 'rows_moved' }
  /** Two people become two again: from these rows on, the cards' scores are gone. */
  | { kind: 'scores_dropped'; userId: string; scores: readonly { roundId: string; seq: number }[] }
  /** Likewise: what was held before a record that has begun since. */
  | { kind: 'start_restored'; userId: string; since: Date; index: number | null }
  /** A card is handed in, corrected or taken off. */
  | { kind: 'card_posted'; score: NewHandicapScore }
  | ({ kind: 'score_ruled'; ruling: NewRuling } & Member)
  | ({ kind: 'record_decided'; decision: NewDecision } & Member)
  /** A day's conditions reach some of its scores. */
  | {
      kind: 'conditions_applied'
      clubId: string
      entry: { id: string; pcc: number; day: number }
      scores: readonly NewHandicapScore[]
      changes: readonly NewConditionsChange[]
    }
  /** Replayed under corrected readings of the rules. */
  | { kind: 'readings_corrected'; corrections: readonly NewCorrection[] }
  | ({ kind: 'round_elsewhere'; reason: string | null } & Elsewhere & Member)
  | ({ kind: 'scores_imported'; scores: readonly NewStartingScore[]; counts: ImportCounts } & Member)
  | ({ kind: 'import_undone'; importId: string; counts: { scores: number; players: number } } & Member)

/** `moves`: a function is asked once everything is written, as `remakeIndexes` needs it. */
export type RecordChange = Written & { moves: readonly IndexMove[] | (() => Promise<readonly IndexMove[]>) }

type Kind = RecordChange['kind']
/** A change once its rows are written. */
type Done<Some extends Kind = Kind> = Extract<Written, { kind: Some }> & { moves: readonly IndexMove[] }

/**
 * Whose open pages hear of it: everybody's whom it is about, theirs whose index moved, or nobody's, because the caller announces
 * the person with what else it changes, or because no page is open that shows them.
 */
const heardBy: Record<Kind, 'all' | 'moved' | 'nobody'> = {
  index_set: 'all',
  index_brought: 'nobody',
  guest_described: 'nobody',
  people_joined: 'nobody',
  rows_moved: 'nobody',
  scores_dropped: 'nobody',
  start_restored: 'nobody',
  card_posted: 'moved',
  score_ruled: 'all',
  record_decided: 'all',
  conditions_applied: 'all',
  // Before the server takes requests.
  readings_corrected: 'nobody',
  round_elsewhere: 'all',
  scores_imported: 'moved',
  import_undone: 'moved',
}

/** Where the caller has taken the version itself, or the person is no member whom others edit, it does not rise again. */
const keepsVersion: ReadonlySet<Kind> = new Set([
  'index_set',
  'index_brought',
  'guest_described',
  'people_joined',
])

/**
 * The one way onto a handicap record and to a person's Handicap Index: writes the rows, sets the indexes that moved, announces
 * them, tells who is to know and writes the audit log. Part of a transaction that has locked the people. The audit log's chain is
 * held from here on, so a command calls this after its own locks. Answers the moves.
 */
export async function changeRecord(
  services: Pick<Services, 'now'> & Partial<Pick<Services, 'config'>>,
  tx: Transaction,
  change: RecordChange,
): Promise<readonly IndexMove[]> {
  await writeRows(tx, change)
  const moves = typeof change.moves === 'function' ? await change.moves() : change.moves
  const done: Done = { ...change, moves }
  await writeIndexes(services, tx, done)
  const moved = moves.filter(({ before, after }) => before !== after)
  await setIndexes(tx, moved, { raisesVersion: !keepsVersion.has(change.kind) })
  await announcePeople(tx, heard(done, moved))
  await tell(services, tx, done)
  await audit(services, tx, done)
  return moves
}

/** What the stored records of these people make of their indexes; where one makes none, `without` says what the person then has. */
export async function remakeIndexes(
  tx: Transaction,
  held: ReadonlyMap<string, number | null>,
  without: ReadonlyMap<string, number | null> = held,
): Promise<IndexMove[]> {
  const made = await makeIndexes(tx, { held: without })
  return [...made].map(([userId, after]) => ({ userId, before: held.get(userId) ?? null, after }))
}

async function writeRows(tx: Transaction, change: RecordChange): Promise<void> {
  switch (change.kind) {
    case 'people_joined':
      if (change.dropsListedOf !== null) await deleteListed(tx, change.dropsListedOf)
      return deleteIndexEntries(tx, change.droppedEntries)
    case 'scores_dropped':
      for (const from of change.scores) await deleteScoresFrom(tx, { ...from, userId: change.userId })
      return
    case 'start_restored':
      return restoreIndexBefore(tx, change)
    case 'card_posted':
      return insertHandicapScore(tx, change.score)
    case 'score_ruled':
      return insertRuling(tx, change.ruling)
    case 'record_decided':
      return insertDecision(tx, change.decision)
    case 'conditions_applied':
      for (const score of change.scores) await insertHandicapScore(tx, score)
      for (const one of change.changes) await insertConditionsChange(tx, one)
      return
    case 'readings_corrected':
      for (const correction of change.corrections) await insertCorrection(tx, correction)
      return
    case 'round_elsewhere':
      if (change.step === 'enter') return insertRoundElsewhere(tx, change.round)
      return changeRoundElsewhere(tx, change.round.id, change.set)
    case 'scores_imported':
      return insertStartingScores(tx, change.scores)
    case 'import_undone':
      return deleteStartingScores(tx, change.importId)
    case 'index_set':
    case 'index_brought':
    case 'guest_described':
    case 'rows_moved':
  }
}

/** What a record says of the indexes that were set, or that a round made. */
async function writeIndexes(services: Pick<Services, 'now'>, tx: Transaction, done: Done): Promise<void> {
  if (done.kind === 'index_brought') return insertIndexEntries(tx, entriesOf(done.moves, done))
  if (done.kind === 'index_set')
    return insertIndexEntries(
      tx,
      entriesOf(done.moves, {
        ...done.entry,
        clubId: done.clubId,
        authorId: done.by.userId,
        at: services.now(),
      }),
    )
  if (done.kind !== 'round_elsewhere') return
  const [{ before, after } = { before: null, after: null }] = done.moves
  const isEntered = done.step === 'enter' && done.round.status === 'accepted'
  if (isEntered || done.step === 'accept')
    return changeRoundElsewhere(tx, done.round.id, { indexAfter: after })
  if (done.step === 'take_off')
    return changeRoundElsewhere(tx, done.round.id, { takenOffBefore: before, takenOffAfter: after })
}

function entriesOf(
  moves: readonly IndexMove[],
  of: { clubId: string; authorId: string; reason: string | null; restartsLowIndex?: boolean; at: Date },
): NewIndexEntry[] {
  const { at, restartsLowIndex = false, clubId, authorId, reason } = of
  return moves.flatMap(({ userId, before, after }) =>
    after === null
      ? []
      : [{ userId, clubId, before, after, reason, restartsLowIndex, authorId, createdAt: at }],
  )
}

function heard(done: Done, moved: readonly IndexMove[]): string[] {
  const by = done.kind === 'round_elsewhere' && done.step === 'keep' ? 'nobody' : heardBy[done.kind]
  if (by === 'nobody') return []
  return (by === 'moved' ? moved : done.moves).map(({ userId }) => userId)
}

/** The player is told what somebody decided about their record; what they did themselves, or could foresee, tells itself. */
async function tell(
  services: Pick<Services, 'now'> & Partial<Pick<Services, 'config'>>,
  tx: Transaction,
  done: Done,
): Promise<void> {
  const userIds = done.moves.map(({ userId }) => userId)
  if (done.kind === 'score_ruled') {
    const { id, ruling, isOn } = done.ruling
    return addNotices(services, tx, {
      kind: 'record_ruled',
      about: { ruling, isOn },
      clubId: done.clubId,
      key: `ruling ${id}`,
      userIds,
    })
  }
  if (done.kind === 'record_decided')
    return addNotices(services, tx, {
      kind: 'record_ruled',
      about: { ruling: null, isOn: true },
      clubId: done.clubId,
      key: `decision ${done.decision.id}`,
      userIds,
    })
  if (done.kind === 'conditions_applied') {
    const { id, pcc, day } = done.entry
    return addNotices(services, tx, {
      kind: 'conditions_entered',
      about: { pcc, day: formatDay(day) },
      clubId: done.clubId,
      key: `conditions ${id}`,
      userIds,
    })
  }
  if (done.kind !== 'round_elsewhere') return
  const step = elsewhereSaidAs(done)
  if (step === undefined) return
  return addNotices(services, tx, {
    kind: 'round_elsewhere',
    about: { isAccepted: step === 'entered' || step === 'accept' },
    clubId: done.clubId,
    key: `elsewhere ${done.round.id} ${step}`,
    userIds,
  })
}

/** What the player is told the club did with a round of theirs; undefined where they did it, or nothing came of it. */
function elsewhereSaidAs(done: Done<'round_elsewhere'>): 'entered' | RoundElsewhereDecision | undefined {
  if (done.step === 'enter') return done.by.userId === done.round.userId ? undefined : 'entered'
  return done.step === 'keep' || done.step === 'withdraw' ? undefined : done.step
}

async function audit(services: Pick<Services, 'now'>, tx: Transaction, done: Done): Promise<void> {
  for (const record of auditOf(done)) await recordAction(services, tx, record)
}

/** One row of the audit log for each person whose record somebody changed, and one for a list that a club brought or took back. */
function auditOf(done: Done): AuditRecord[] {
  const [{ userId, before, after } = { userId: '', before: null, after: null }] = done.moves
  const indexes = { before: { handicapIndex: before }, after: { handicapIndex: after } }
  switch (done.kind) {
    case 'index_set': {
      const { by, clubId, entry } = done
      return [
        { by, clubId, action: 'member.handicap_set', objectId: userId, reason: entry.reason, ...indexes },
      ]
    }
    case 'score_ruled': {
      const { by, clubId, ruling } = done
      return [
        {
          by,
          clubId,
          action: 'member.handicap_ruled',
          objectId: userId,
          reason: ruling.reason,
          before: { ...indexes.before, [ruling.ruling]: !ruling.isOn },
          after: { ...indexes.after, [ruling.ruling]: ruling.isOn },
        },
      ]
    }
    case 'record_decided': {
      const { by, clubId, decision } = done
      return [
        {
          by,
          clubId,
          action: 'member.handicap_decided',
          objectId: userId,
          reason: decision.reason,
          before: indexes.before,
          after: { ...indexes.after, decision: decision.kind },
        },
      ]
    }
    case 'readings_corrected':
      return done.corrections.map(({ clubId, userId: objectId, indexBefore, indexAfter }) => ({
        by: null,
        clubId,
        action: 'member.handicap_corrected',
        objectId,
        before: { handicapIndex: indexBefore },
        after: { handicapIndex: indexAfter },
      }))
    case 'round_elsewhere':
      return [auditOfElsewhere(done, userId, indexes)]
    case 'scores_imported': {
      const { by, clubId, counts } = done
      return [{ by, clubId, action: 'club.scores_imported', objectId: clubId, after: counts }]
    }
    case 'import_undone': {
      const { by, clubId, counts } = done
      return [{ by, clubId, action: 'club.import_undone', objectId: clubId, after: counts }]
    }
    // The caller writes a row for the whole of what it changes, or the change is the product's own and follows from what is logged.
    case 'index_brought':
    case 'guest_described':
    case 'people_joined':
    case 'rows_moved':
    case 'scores_dropped':
    case 'start_restored':
    case 'card_posted':
    case 'conditions_applied':
      return []
  }
}

/** What was entered stands in it without the names that the player wrote. */
function auditOfElsewhere(
  done: Done<'round_elsewhere'>,
  objectId: string,
  indexes: { before: { handicapIndex: number | null }; after: { handicapIndex: number | null } },
): AuditRecord {
  const { by, clubId, reason, round } = done
  const row = { by, clubId, action: 'member.round_elsewhere', objectId, reason } as const
  if (done.step === 'enter') {
    const { status, day, holes, courseRating, slope, adjustedGross } = done.round
    const facts = { day: formatDay(day), holes, courseRating, slope, adjustedGross }
    return { ...row, before: indexes.before, after: { ...indexes.after, roundElsewhere: status, ...facts } }
  }
  const [from, to] = [round.status, done.set.status ?? round.status]
  if (done.step === 'keep') return { ...row, after: { roundElsewhere: to, isAnotherRound: true } }
  if (done.step === 'withdraw')
    return { ...row, before: { roundElsewhere: from }, after: { roundElsewhere: to } }
  return {
    ...row,
    before: { ...indexes.before, roundElsewhere: from },
    after: { ...indexes.after, roundElsewhere: to },
  }
}
