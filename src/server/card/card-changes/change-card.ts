import { mayChangeCard, mayReadCard, mayTypeCard } from '#contract/club/permissions.ts'
import type { NoticeOf } from '#contract/outbound/notice-kinds.ts'
import { isCardFrozen } from '#golf/card/card-changes.ts'
import { currentStatus, findCompetition } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { refusalFor } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { followCorrection, refuseFinalRound } from '../same-round/follow-correction.ts'
import { afterCardChanged, keptState, type StandingCard } from './after-card-changed.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { settleOpenObjection } from '../objections/objections.store.ts'
import { findWhyAbandoned, abandonedCard } from './abandoned-card.ts'
import { recordCardChange, type RecordedKind } from './record-card-change.ts'
import { changeRound, findRound, lockRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'

/** What a command makes of a card; undefined when it is so already. */
export type CardChange = {
  kind: Exclude<RecordedKind, 'started'>
  round: Partial<RoundRow>
  entries: StandingCard['entries']
  /** Holes that differ. */
  holeNumbers?: readonly number[]
  withAttestation?: boolean
  /** What the player is told; that and how their card was changed, where absent. */
  notice?: NoticeOf
}

export type CardChanging = {
  viewer: SignedIn
  roundId: string
  reason: string
  by?: 'administrator' | 'desk'
  /** Cards that were taken off or given up are seen by `decide` only where any is asked for. */
  of?: 'standing' | 'any'
}

type Decide = (
  card: StandingCard,
  tx: Transaction,
) => CardChange | undefined | Promise<CardChange | undefined>

/**
 * A change of one card by the club, `by` its administrators alone or its desk helpers too: one transaction in which the card,
 * its player's handicap record and the event with its reason are written and the board is told. `decide` sees the card locked,
 * as nobody else can change it.
 */
export async function changeCard(services: Services, input: CardChanging, decide: Decide): Promise<void> {
  await services.db.transaction((tx) => changeCardWithin(services, tx, input, decide))
}

/** The same as a part of a larger transaction. */
export async function changeCardWithin(
  services: Services,
  tx: Transaction,
  input: CardChanging,
  decide: Decide,
): Promise<void> {
  const { viewer, roundId, reason, by = 'administrator', of = 'standing' } = input
  const round = await lockRound(tx, roundId)
  if (!round || !mayReadCard(viewer, round)) throw new AppError('not_found')
  if (!(by === 'desk' ? mayTypeCard : mayChangeCard)(viewer, round)) throw refusalFor(viewer, round.clubId)
  const player = await lockPlayer(tx, round.userId)
  if (!player) throw new Error(`Round ${roundId} has no player`)
  if (round.status === 'abandoned' && of === 'standing')
    throw abandonedCard((await findWhyAbandoned(tx, round)).how)
  await refuseFinal(services, tx, round)
  const before = { round, entries: await listCountingEntries(tx, round) }
  const change = await decide(before, tx)
  if (!change) return
  if (change.kind === 'reopened') await refuseFinalRound(services, tx, round)
  await changeRound(tx, roundId, { revision: round.revision + 1, ...change.round })
  const changed = await findRound(tx, roundId)
  if (!changed) throw new Error(`Round ${roundId} is gone`)
  const after = { round: changed.round, entries: change.entries }
  await afterCardChanged(services, tx, {
    before,
    after,
    ...(change.kind === 'taken_off' && { why: 'taken_off' as const }),
  })
  if (after.round.status === 'submitted')
    await followCorrection(services, tx, { by: viewer, card: after, reason, ofFinal: 'refuse' })
  const { holeNumbers = [], withAttestation = false } = change
  const now = await lockPlayer(tx, round.userId)
  const event = {
    kind: change.kind,
    reason,
    before: keptState(before, { holeNumbers, withAttestation, handicapIndex: player.handicapIndex }),
    after: keptState(after, { holeNumbers, handicapIndex: now?.handicapIndex ?? null }),
  }
  // What the player said is wrong is answered by the change, of which they are told.
  await settleOpenObjection(tx, {
    roundId,
    state: 'changed',
    by: viewer.userId,
    at: services.now(),
    answer: reason,
  })
  await tellPlayer(services, tx, { viewer, round: changed.round, change })
  await recordCardChange(services, tx, { by: viewer, round, ...event })
}

async function tellPlayer(
  services: Services,
  tx: Transaction,
  { viewer, round, change }: { viewer: SignedIn; round: RoundRow; change: CardChange },
): Promise<void> {
  if (round.userId === viewer.userId) return
  const { id: roundId, userId, clubId, revision } = round
  const { notice = { kind: 'card_changed', about: { roundId, change: change.kind } } } = change
  await addNotice(services, tx, { ...notice, userId, clubId, key: `card ${roundId} ${revision}` })
}

async function refuseFinal(services: Services, tx: Transaction, round: RoundRow): Promise<void> {
  if (round.competitionId === null) return
  const competition = await findCompetition(tx, round.competitionId, { lock: true })
  if (competition && isCardFrozen(currentStatus(competition, services.now())))
    throw new AppError('result_final')
}
