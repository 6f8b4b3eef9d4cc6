import type { RoundCard } from '#contract/card/round-card.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { roundStatuses } from '#golf/card/card-changes.ts'
import { cardOnRecord } from '#golf/card/same-round.ts'
import { formatNotCounted } from '#golf/handicap/rules-of-play/acceptable-format.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { isScoreAcceptable } from '../rulings/card-rulings.store.ts'
import { readDeclared } from '../../competition/competition.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { listRecordRows } from '../../handicap/handicap.ts'
import { findClub } from '../../club/club.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { postToRecord, takeOffRecord, type RemovedFromRecord } from '../post-to-record.ts'
import { type RoundRow } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { listCardsOfRound, type CardOfRoundRow } from './same-round.store.ts'

/**
 * Puts a card that is handed in on its player's handicap record. A round of golf that has several cards is there once, by the
 * first of them that stands (`cardOnRecord`); the others are kept with that reason, and one takes the place of another in the
 * same transaction (D54). A score that the committee of one competition does not accept is accepted by none of its cards.
 */
export async function postRound(
  services: Services,
  tx: Transaction,
  handedIn: { round: RoundRow; entries: readonly HoleEntry[]; totalsOnly: boolean },
): Promise<void> {
  const of = await lockAndRead(tx, { ...handedIn.round, status: 'submitted' })
  await giveWay(services, tx, of)
  await postToRecord(services, tx, { ...handedIn, ...standingOf(of, handedIn.round.id) })
  await takeOver(services, tx, of)
}

/** A card that is handed in, once something has been decided about its score or its round. Part of that transaction. */
export async function postAgain(services: Services, tx: Transaction, round: RoundRow): Promise<void> {
  const entries = await listCountingEntries(tx, round)
  await postRound(services, tx, { round, entries, totalsOnly: round.totalsOnly })
}

/** A card that is handed in no more; another of its round takes its place, unless it comes again. */
export async function takeRoundOff(
  services: Services,
  tx: Transaction,
  round: RoundRow,
  why: RemovedFromRecord,
): Promise<void> {
  const of = await lockAndRead(tx, round)
  await takeOffRecord(services, tx, round, why)
  await takeOver(services, tx, of)
}

/** An open card that was ended, given up or put back: which card of its round counts may be another one by it. */
export async function settleRound(services: Services, tx: Transaction, round: RoundRow): Promise<void> {
  const of = await lockAndRead(tx, round)
  await giveWay(services, tx, of)
  await takeOver(services, tx, of)
}

/** The other cards of a card’s round that stand, in the order in which they count. */
export async function readOtherCards(
  db: Queryable,
  card: RoundRow,
): Promise<NonNullable<RoundCard['sameRound']>> {
  const { cards, onRecord } = await readRound(db, card)
  return cards.flatMap(({ round, competition }) =>
    round.id === card.id || round.status === 'abandoned' || card.status === 'abandoned'
      ? []
      : [
          {
            roundId: round.id,
            competitionId: round.competitionId,
            competitionName: competition?.name ?? null,
            isOnRecord: round.id === onRecord,
          },
        ],
  )
}

type OneRound = {
  /** The card that has changed. */
  changed: RoundRow
  /** All of the round where it has several. */
  cards: readonly CardOfRoundRow[]
  onRecord: string | undefined
  isAcceptable: boolean
}

/**
 * Reads it with its player locked. Who declares one of its competitions, or a day, has locked the players of all its cards, so that
 * what is read here is either known to them or made by them.
 */
async function lockAndRead(tx: Transaction, changed: RoundRow): Promise<OneRound> {
  await lockPlayer(tx, changed.userId)
  return readRound(tx, changed)
}

async function readRound(db: Queryable, changed: RoundRow): Promise<OneRound> {
  const cards = (await listCardsOfRound(db, changed)).map((card) =>
    card.round.id === changed.id ? { ...card, round: changed } : card,
  )
  const rules = readRulesOfPlay((await findClub(db, changed.clubId))?.rulesOfPlay ?? null)
  const onRecord = cardOnRecord(
    cards.map(({ round, competition }) => ({
      id: round.id,
      status: roundStatuses.find((status) => status === round.status) ?? 'abandoned',
      isForHandicap: competition
        ? readDeclared(competition) === undefined && formatNotCounted(competition, rules) === undefined
        : !round.isPractice,
    })),
  )
  let isAcceptable = true
  for (const { round } of cards)
    if (round.status === 'submitted' && !(await isScoreAcceptable(db, round))) isAcceptable = false
  return { changed, cards, onRecord, isAcceptable }
}

function standingOf({ onRecord, isAcceptable }: OneRound, id: string) {
  return { isByOtherCard: onRecord !== undefined && onRecord !== id, isAcceptable }
}

/** Other cards that stand on the record and no longer are the one that counts. */
async function giveWay(services: Services, tx: Transaction, of: OneRound): Promise<void> {
  await postOthers(services, tx, of, ({ id, refusal }) => id !== of.onRecord && refusal !== 'same_round')
}

/** The card that counts, where it is another one than was changed. */
async function takeOver(services: Services, tx: Transaction, of: OneRound): Promise<void> {
  await postOthers(
    services,
    tx,
    of,
    ({ id, refusal }) =>
      id === of.onRecord && (refusal === 'same_round' || (refusal === 'disqualified') !== !of.isAcceptable),
  )
}

async function postOthers(
  services: Services,
  tx: Transaction,
  of: OneRound,
  isMeant: (card: { id: string; refusal: string | null }) => boolean,
): Promise<void> {
  if (of.cards.length < 2) return
  const rows = await listRecordRows(tx, of.changed.userId)
  for (const { round } of of.cards) {
    const row = rows.find((one) => one.kind === 'score' && one.score.roundId === round.id)
    if (round.id === of.changed.id || round.status !== 'submitted' || row?.kind !== 'score') continue
    if (!isMeant({ id: round.id, refusal: row.score.refusal })) continue
    const entries = await listCountingEntries(tx, round)
    const { totalsOnly } = round
    await postToRecord(services, tx, { round, entries, totalsOnly, ...standingOf(of, round.id) })
  }
}
