import { isCardFrozen } from '#golf/card/card-changes.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { isSameResult, notPlayed } from '#golf/card/hole-result.ts'
import type { Actor } from '../../platform/audit/audit.store.ts'
import { currentStatus, findCompetition } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { afterCardChanged, keptState, type StandingCard } from '../card-changes/after-card-changed.ts'
import { mintLaterId } from '../hole-entries/mint-later-id.ts'
import { recordCardChange } from '../card-changes/record-card-change.ts'
import { toTotals } from '../card-totals.ts'
import { listCountingEntries, putEntries } from '../hole-entries/hole-entries.store.ts'
import { changeRound, findRound, lockRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { scoreRound } from '../score-round.ts'
import { listCardsOfRound } from './same-round.store.ts'

type Following = {
  /** Who corrected the card; null where its player handed it in again. */
  by: Actor | null
  /** The card as it is now. */
  card: StandingCard
  reason: string
  /** Where the result of another card’s competition is final: an administrator is told, a player’s hand-in goes on. */
  ofFinal: 'refuse' | 'leave'
}

/**
 * The cards of a round of golf that are handed in get the scores of the one that has changed, with the same reason and in the same
 * transaction: one round has one score on each hole. Of two scores the later one counts, so that a card which comes back does not
 * undo what was corrected meanwhile.
 */
export async function followCorrection(
  services: Services,
  tx: Transaction,
  { by, card, reason, ofFinal }: Following,
): Promise<void> {
  for (const { round } of await listCardsOfRound(tx, card.round)) {
    if (round.id === card.round.id || round.status !== 'submitted') continue
    const other = await lockRound(tx, round.id)
    if (other?.status !== 'submitted') continue
    const before = { round: other, entries: await listCountingEntries(tx, other) }
    const changed = laterOn(before, card)
    if (changed.length > 0 && (await isFinal(services, tx, other))) {
      if (ofFinal === 'refuse') await refuseFinal(tx, other)
      continue
    }
    if (changed.length > 0) await takeScores(services, tx, { by, reason, before, changed })
    await takeBackLater(services, tx, { by, reason, card, other: before })
  }
}

/** What was corrected on the other card while this one was open or off. */
async function takeBackLater(
  services: Services,
  tx: Transaction,
  { by, reason, card, other }: Pick<Following, 'by' | 'reason' | 'card'> & { other: StandingCard },
): Promise<void> {
  const round = await lockRound(tx, card.round.id)
  if (round?.status !== 'submitted') return
  const before = { round, entries: await listCountingEntries(tx, round) }
  const changed = laterOn(before, other)
  if (changed.length > 0) await takeScores(services, tx, { by, reason, before, changed })
}

/** Reopening a card lets its scores be changed, which the other cards of its round have to follow. */
export async function refuseFinalRound(services: Services, tx: Transaction, card: RoundRow): Promise<void> {
  for (const { round } of await listCardsOfRound(tx, card))
    if (round.id !== card.id && round.status === 'submitted' && (await isFinal(services, tx, round)))
      await refuseFinal(tx, round)
}

async function isFinal(services: Services, tx: Transaction, round: RoundRow): Promise<boolean> {
  if (round.competitionId === null) return false
  const competition = await findCompetition(tx, round.competitionId, { lock: true })
  return competition !== undefined && isCardFrozen(currentStatus(competition, services.now()))
}

async function refuseFinal(tx: Transaction, round: RoundRow): Promise<never> {
  const name = (await findRound(tx, round.id))?.competitionName ?? ''
  throw new AppError('result_final', {
    message: `This round also counts for ${name}, and that result is final. Reopen it first.`,
    details: { reason: 'same_round_final' },
  })
}

/** The results that `held` has to take from another card of its round: those that differ and were entered later there. */
function laterOn(held: StandingCard, from: StandingCard) {
  const entryOn = ({ entries }: StandingCard, hole: number) =>
    entries.find(({ holeNumber }) => holeNumber === hole)
  return held.round.holes.flatMap(({ holeNumber }) => {
    if (!from.round.holes.some((hole) => hole.holeNumber === holeNumber)) return []
    const [own, other] = [entryOn(held, holeNumber), entryOn(from, holeNumber)]
    const result = other?.result ?? notPlayed
    const isLater = (other?.at ?? 0) > (own?.at ?? 0)
    return isSameResult(own?.result ?? notPlayed, result) || !isLater ? [] : [{ holeNumber, result }]
  })
}

async function takeScores(
  services: Services,
  tx: Transaction,
  {
    by,
    reason,
    before,
    changed,
  }: Pick<Following, 'by' | 'reason'> & { before: StandingCard; changed: ReturnType<typeof laterOn> },
): Promise<void> {
  const { round } = before
  const now = services.now()
  const held = (hole: number) => before.entries.find(({ holeNumber }) => holeNumber === hole)
  const typed = changed.map(({ holeNumber, result }, i): HoleEntry => ({
    id: mintLaterId(now, i),
    holeNumber,
    result,
    authorId: authorOf(by, round),
    at: Math.max(now.getTime(), (held(holeNumber)?.at ?? 0) + 1),
  }))
  await putEntries(tx, {
    roundId: round.id,
    clubId: round.clubId,
    season: round.season,
    source: 'committee',
    receivedAt: now,
    entries: typed,
  })
  const holeNumbers = changed.map(({ holeNumber }) => holeNumber)
  const entries = [
    ...before.entries.filter(({ holeNumber }) => !holeNumbers.includes(holeNumber)),
    ...typed,
  ].sort((a, b) => a.holeNumber - b.holeNumber)
  const change = { ...toTotals(scoreRound(round, entries)), revision: round.revision + 1 }
  await changeRound(tx, round.id, change)
  const after = { round: { ...round, ...change }, entries }
  const was = (await lockPlayer(tx, round.userId))?.handicapIndex ?? null
  await afterCardChanged(services, tx, { before, after })
  const is = (await lockPlayer(tx, round.userId))?.handicapIndex ?? null
  await recordCardChange(services, tx, {
    by,
    round,
    kind: 'corrected',
    reason,
    before: keptState(before, { holeNumbers, handicapIndex: was }),
    after: keptState(after, { holeNumbers, handicapIndex: is }),
  })
}

function authorOf(by: Actor | null, round: RoundRow): string {
  return by && 'userId' in by && by.userId ? by.userId : round.userId
}
