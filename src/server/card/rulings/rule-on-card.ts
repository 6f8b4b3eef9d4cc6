import { mayRuleOnCards } from '#contract/club/permissions.ts'
import type { CardStatus } from '#golf/competition/card-status.ts'
import { type CompetitionRow, currentStatus, findCompetition } from '../../competition/competition.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { refusalFor, requireDesk } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { applyRulings, lockCards, type Ruling } from './apply-rulings.ts'
import { readCardRulings, type CardRuling } from './card-rulings.store.ts'

type ToRule = { viewer: SignedIn; competitionId: string; reason: string | null }

/**
 * The committee rules on a card, of several rounds on all of the player's: no return, withdrawn, disqualified with a reason, or playing again. The card itself is
 * kept, so every ruling can be taken back until the result is final. A disqualified card's score stays on the handicap record
 * unless the committee says that the breach gave a significant scoring advantage (Rules of Handicapping 2.1b). The same
 * ruling again changes nothing.
 */
export async function ruleOnCard(
  services: Services,
  input: ToRule & {
    userId: string
    status: CardStatus
    /** Asked of a disqualified card alone. */
    countsForHandicap: boolean
  },
): Promise<CardRuling> {
  const { viewer, competitionId, userId, status, countsForHandicap, reason } = input
  return services.db.transaction(async (tx) => {
    await refuseOthers(tx, input)
    const rounds = await lockCards(tx, competitionId, [userId])
    const competition = await requireRuling(services, tx, { ...input, wanted: [{ userId, status }] })
    const changed = await applyRulings(services, tx, {
      viewer,
      competition,
      rounds,
      reason,
      rulings: [{ userId, status, countsForHandicap }],
    })
    if (changed.length > 0) await services.feed.announce(tx, { kind: 'board', competitionId, userId })
    const [card] = await readCardRulings(tx, competitionId, userId)
    if (!card) throw new AppError('not_found')
    return card
  })
}

/** Rules on many cards with one reason, all of them or none; rulings that stand already are left, so it can be repeated. */
export async function ruleOnCards(
  services: Services,
  input: ToRule & { cards: readonly Omit<Ruling, 'countsForHandicap'>[] },
): Promise<CardRuling[]> {
  const { viewer, competitionId, cards, reason } = input
  return services.db.transaction(async (tx) => {
    const userIds = cards.map(({ userId }) => userId)
    await refuseOthers(tx, input)
    const rounds = await lockCards(tx, competitionId, userIds)
    const competition = await requireRuling(services, tx, { ...input, wanted: cards })
    const changed = await applyRulings(services, tx, {
      viewer,
      competition,
      rounds,
      reason,
      rulings: cards.map((card) => ({ ...card, countsForHandicap: true })),
    })
    if (changed.length > 0) await services.feed.announce(tx, { kind: 'competition', competitionId })
    const isMeant = new Set(userIds)
    return (await readCardRulings(tx, competitionId)).filter(({ userId }) => isMeant.has(userId))
  })
}

/** Nobody holds up the cards of a desk that is not theirs. */
async function refuseOthers(tx: Transaction, { viewer, competitionId }: ToRule): Promise<void> {
  const competition = await findCompetition(tx, competitionId)
  if (!competition) throw new AppError('not_found')
  requireDesk(viewer, competition)
}

type Wanted = readonly { userId: string; status: CardStatus }[]

async function requireRuling(
  services: Services,
  tx: Transaction,
  { viewer, competitionId, wanted }: ToRule & { wanted: Wanted },
): Promise<CompetitionRow> {
  const competition = await findCompetition(tx, competitionId, { lock: true })
  if (!competition) throw new AppError('not_found')
  if (!mayRuleOnCards(viewer, competition.clubId)) await requireMarks(tx, { viewer, competition, wanted })
  if (currentStatus(competition, services.now()) === 'final') throw new AppError('result_final')
  return competition
}

/** A desk helper marks others as no return or withdrawn, or as playing again; a disqualification is the committee's, also to lift. */
async function requireMarks(
  tx: Transaction,
  { viewer, competition, wanted }: { viewer: SignedIn; competition: CompetitionRow; wanted: Wanted },
): Promise<void> {
  const meant = new Set(wanted.map(({ userId }) => userId))
  const standing = (await readCardRulings(tx, competition.id)).filter(({ userId }) => meant.has(userId))
  const isCommittees = ({ status }: { status: CardStatus }) => status === 'disqualified'
  if (meant.has(viewer.userId) || wanted.some(isCommittees) || standing.some(isCommittees))
    throw refusalFor(viewer, competition.clubId)
}
