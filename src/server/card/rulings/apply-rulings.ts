import { countRound } from '../../club/club.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { CompetitionRow } from '../../competition/competition.ts'
import type { CardStatus } from '#golf/competition/card-status.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { lockRoundsInCompetition, type RoundRow } from '../rounds.store.ts'
import { lockPlayers } from '../../identity/identity.ts'
import { postAgain } from '../same-round/count-once.ts'
import { readCardRulings, saveCardRulings, type CardRuling } from './card-rulings.store.ts'

/** What is ruled on one card. `countsForHandicap` is asked of a disqualified card alone. */
export type Ruling = {
  userId: string
  status: CardStatus
  countsForHandicap: boolean
  /** The ruling that the administrator saw; where it is another by now, they are told. */
  seen?: CardStatus | undefined
}

/** Cards of a competition, locked with their players: before the competition itself, in the order of a card's own changes. */
export async function lockCards(
  tx: Transaction,
  competitionId: string,
  userIds: readonly string[],
): Promise<RoundRow[]> {
  if (userIds.length === 0) return []
  const rounds = await lockRoundsInCompetition(tx, competitionId, userIds)
  await lockPlayers(
    tx,
    rounds.map(({ userId }) => userId),
  )
  return rounds
}

/**
 * Rules on cards of a locked competition, of several rounds on all of a player's, with one reason for all. The cards themselves are kept, so every ruling can be
 * taken back until the result is final. A ruling that stands already changes nothing. Gives those that changed.
 */
export async function applyRulings(
  services: Services,
  tx: Transaction,
  input: {
    viewer: SignedIn
    competition: CompetitionRow
    rounds: readonly RoundRow[]
    rulings: readonly Ruling[]
    reason: string | null
  },
): Promise<{ before: CardRuling; after: CardRuling }[]> {
  const { viewer, competition, rulings } = input
  const at = services.now()
  const [only] = rulings
  const stored = await readCardRulings(tx, competition.id, rulings.length === 1 ? only?.userId : undefined)
  const cards = new Map(stored.map((card) => [card.userId, card]))
  const changes = rulings.flatMap((ruling) => {
    const before = cards.get(ruling.userId)
    if (!before) throw new AppError('not_found', { message: 'This player is not in the competition.' })
    if (ruling.seen !== undefined && ![ruling.seen, ruling.status].includes(before.status))
      throw new AppError('changed_meanwhile', { details: { sent: ruling, now: before } })
    const after = ruled(before, ruling, input.reason)
    return isSameRuling(before, after) ? [] : [{ before, after }]
  })
  if (changes.length === 0) return []
  await saveCardRulings(tx, {
    competitionId: competition.id,
    rulings: changes.map(({ after }) => after),
    by: viewer.userId,
    at,
  })
  await countAgain(services, tx, changes, input.rounds)
  await tellPlayers(services, tx, { competition, cards: changes.map(({ after }) => after) })
  for (const { before, after } of changes)
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.ruled',
      objectId: competition.id,
      subjectId: after.userId,
      reason: after.reason,
      before: { status: before.status, countsForHandicap: before.countsForHandicap },
      after: { status: after.status, countsForHandicap: after.countsForHandicap },
    })
  return changes
}

function ruled(card: CardRuling, { status, countsForHandicap }: Ruling, said: string | null): CardRuling {
  const reason = status === 'playing' ? null : said
  if (status === 'disqualified' && reason === null)
    throw fieldError('reason', 'Say why: the player reads it on their card.')
  return { ...card, status, reason, countsForHandicap: status !== 'disqualified' || countsForHandicap }
}

function isSameRuling(one: CardRuling, other: CardRuling): boolean {
  return (
    one.status === other.status &&
    one.reason === other.reason &&
    one.countsForHandicap === other.countsForHandicap
  )
}

/** What a card that is handed in counts for, for its player's record and in the club's figures. */
async function countAgain(
  services: Services,
  tx: Transaction,
  changes: readonly { before: CardRuling; after: CardRuling }[],
  rounds: readonly RoundRow[],
): Promise<void> {
  const changed = new Map(changes.map((change) => [change.after.userId, change]))
  for (const round of rounds) {
    const change = changed.get(round.userId)
    if (!change || round.status !== 'submitted') continue
    if (change.before.countsForHandicap !== change.after.countsForHandicap)
      await postAgain(services, tx, round)
    await countRound(tx, round.id)
  }
}

/** One notice for each player, in one statement for each ruling. */
async function tellPlayers(
  services: Services,
  tx: Transaction,
  { competition, cards }: { competition: CompetitionRow; cards: readonly CardRuling[] },
): Promise<void> {
  const { id: competitionId, clubId } = competition
  const key = `ruled ${competitionId} ${services.now().toISOString()}`
  for (const cardStatus of new Set(cards.map(({ status }) => status)))
    await addNotices(services, tx, {
      kind: 'card_ruled',
      about: { competitionId, cardStatus },
      key,
      clubId,
      userIds: cards.filter(({ status }) => status === cardStatus).map(({ userId }) => userId),
    })
}
