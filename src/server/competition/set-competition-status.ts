import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import type { CardStatus } from '#golf/competition/card-status.ts'
import { isReopened, mayTakeStep } from '#golf/competition/change-status.ts'
import type { CompetitionStatus } from '#golf/competition/competition.ts'
import type { OwnPlace } from '#golf/board/own-place.ts'
import type { NoticePlace } from '#contract/outbound/notice-kinds.ts'
import type { ErrorCode } from '#contract/platform/error-body.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { askForReturn, closePages } from './entry-fees/entry-payments.store.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { listHelperIds } from './desk-helpers/desk-helpers.store.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import type { rounds } from '../platform/db/tables/rounds.ts'
import { addNotices, addWebhookNews } from '../outbound/outbound.ts'
import { toWireCompetition } from './competition-view.ts'
import { listCardsOut, listPlayersOut, nameOfCard } from './cards-out.store.ts'
import { moveUpReserves } from './entries/move-up-reserves.ts'
import { hasUnconfirmedTotals, listEntrantsOfDay } from './club-day.store.ts'
import {
  updateCompetitionRow,
  countEntries,
  currentStatus,
  deleteResultSheet,
  findCompetition,
  findCompetitionSummary,
  listEntered,
  listWithReserves,
  saveResultSheet,
  readCompetitionType,
  type CompetitionRow,
} from './competitions.store.ts'

const refusals = {
  is_final: 'result_final',
  not_completed: 'not_completed',
  has_entries: 'has_entries',
  cards_open: 'cards_open',
} as const satisfies Record<string, ErrorCode>

type Input = {
  viewer: SignedIn
  competitionId: string
  status: CompetitionStatus
  /** The status that the administrator saw; where it is another by now, they are told. */
  seen?: CompetitionStatus | undefined
  reason?: string | null | undefined
  /** Rulings on cards that are out, with the same reason: for closing play, and for making the result final. */
  cards?: readonly { userId: string; status: CardStatus }[] | undefined
  results: ResultCommands
}

type RoundRow = typeof rounds.$inferSelect

/** What other rooms do in the transaction of a step. */
export type ResultCommands = {
  /** Locks cards and their players, before the competition itself. */
  lockCards: (tx: Transaction, competitionId: string, userIds: readonly string[]) => Promise<RoundRow[]>
  applyRulings: (
    tx: Transaction,
    input: {
      viewer: SignedIn
      competition: CompetitionRow
      rounds: readonly RoundRow[]
      rulings: readonly { userId: string; status: CardStatus; seen: CardStatus; countsForHandicap: boolean }[]
      reason: string | null
    },
  ) => Promise<unknown>
  /** Ends cards that are open, as they stand. */
  endCards: (
    tx: Transaction,
    input: { viewer: SignedIn; rounds: readonly RoundRow[]; reason: string | null },
  ) => Promise<void>
  makeResultSheet: (
    tx: Transaction,
    competition: CompetitionRow,
  ) => Promise<{
    rows: readonly unknown[]
    cards: Record<string, unknown>
    terms: unknown
    places: ReadonlyMap<string, OwnPlace>
  }>
}

/**
 * Moves a competition to another status, forwards or back (D10, U18). Only the status changes, and the cards out that are
 * ruled on with it and ended with closed play, so entries, teams, draw and cards are as they were after a step back. Asking for the present status
 * again changes nothing. When the result becomes final, the board and its cards are stored as they stand; a result that is
 * opened again has no sheet, and its players are told.
 */
export async function setCompetitionStatus(services: Services, input: Input): Promise<void> {
  const { viewer, competitionId, status, cards = [], results } = input
  const reason = input.reason ?? null
  await services.db.transaction(async (tx) => {
    // Nobody holds up the cards of a club that is not theirs.
    const known = await findCompetition(tx, competitionId)
    if (!known || !maySeeClub(viewer, known.clubId)) throw new AppError('not_found')
    if (!mayAdministerClub(viewer, known.clubId)) throw new AppError('forbidden')
    const ruled = cards.map(({ userId }) => userId)
    // What is open when a result becomes final was ruled on before, and is ended with it.
    const open = status === 'final' ? await listPlayersOut(tx, competitionId) : []
    const userIds = [...new Set([...ruled, ...open])]
    const rounds = await results.lockCards(tx, competitionId, userIds)
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    const from = currentStatus(competition, services.now())
    if (from === status && cards.length === 0) return
    if (from !== status && (input.seen ?? from) !== from) await tellOfChange(services, tx, input)
    if (cards.length > 0) {
      if (from === 'final') throw new AppError('result_final')
      const rulings = cards.map((card) => ({ ...card, seen: 'playing' as const, countsForHandicap: true }))
      await results.applyRulings(tx, { viewer, competition, rounds, rulings, reason })
    }
    if (from !== status) await requireStep(tx, { competition, from, to: status, reason })
    // Play goes on after a ruling while it is open; once it is closed nobody plays on with such a card.
    if (status === 'completed' || status === 'final') await results.endCards(tx, { viewer, rounds, reason })
    if (from === status) return
    const step = status === 'final' ? { to: status, results } : { to: status }
    await takeStep(services, tx, { viewer, competition, from, reason, ...step })
  })
}

/** Opens a final result again as a part of a larger transaction, which has locked the competition; players read the reason. */
export async function reopenResult(
  services: Services,
  tx: Transaction,
  step: { viewer: SignedIn; competition: CompetitionRow; reason: string },
): Promise<void> {
  const between = { from: 'final', to: 'completed' } as const
  await requireStep(tx, { ...step, ...between })
  await takeStep(services, tx, { ...step, ...between })
}

/** A step that somebody else has made impossible: the answer has what was asked, and the competition as it is now. */
async function tellOfChange(
  services: Services,
  tx: Transaction,
  { viewer, competitionId, status, seen }: Input,
): Promise<never> {
  const now = services.now()
  const summary = await findCompetitionSummary(tx, competitionId, { userId: viewer.userId, now })
  if (!summary) throw new AppError('not_found')
  throw new AppError('changed_meanwhile', {
    details: { sent: { status, seen }, now: toWireCompetition(summary, { viewer, now }) },
  })
}

type StepAsked = {
  competition: CompetitionRow
  from: CompetitionStatus
  to: CompetitionStatus
  reason: string | null
}

async function requireStep(tx: Transaction, { competition, ...step }: StepAsked): Promise<void> {
  const competitionId = competition.id
  const cardsOut = await listCardsOut(tx, competition)
  const unconfirmed = (
    await listEntrantsOfDay(tx, { clubId: competition.clubId, competitionIds: [competitionId] })
  ).filter(hasUnconfirmedTotals)
  const taken = mayTakeStep({
    ...step,
    entries: await countEntries(tx, competitionId),
    cardsOut: cardsOut.map(nameOfCard),
    unconfirmed: unconfirmed.map((card) => card.playerName),
  })
  if (taken.ok && step.to === 'final' && competition.heldFrom !== null) throw new AppError('result_hidden')
  if (taken.ok) return
  throw new AppError(refusals[taken.reason], {
    ...(taken.detail === undefined ? {} : { message: taken.detail }),
    ...(taken.reason === 'cards_open' ? { details: { cardsOut } } : {}),
  })
}

type StepTaken = {
  viewer: SignedIn
  competition: CompetitionRow
  from: CompetitionStatus
  reason: string | null
} & (ToFinal | { to: Exclude<CompetitionStatus, 'final'> })

/** A final result is made of the board. */
type ToFinal = { to: 'final'; results: Pick<ResultCommands, 'makeResultSheet'> }

async function takeStep(services: Services, tx: Transaction, step: StepTaken): Promise<void> {
  const { viewer, competition, from, to } = step
  const { id: competitionId, clubId } = competition
  const at = services.now()
  const reason = isReopened({ from, to }) ? step.reason : null
  await updateCompetitionRow(tx, competitionId, { status: to, statusSetAt: at, statusReason: reason })
  await moveUpReserves(services, tx, { ...competition, status: to, statusSetAt: at })
  await services.feed.announce(tx, { kind: 'competition', competitionId })
  // A desk that is closed has no helpers, and one that is open again has.
  for (const userId of await listHelperIds(tx, competitionId))
    await services.feed.announce(tx, { kind: 'person', userId })
  if (to === 'cancelled') await returnFees(services, tx, competitionId)
  if (from === 'final') await deleteResultSheet(tx, competitionId)
  const places = step.to === 'final' ? await keepResult(services, tx, step) : new Map<string, OwnPlace>()
  await tellPlayers(services, tx, { ...step, places })
  if (to === 'final')
    await addWebhookNews(tx, { event: 'result.final', about: { competitionId }, clubId, now: at })
  await recordAction(services, tx, {
    by: viewer,
    clubId,
    action: 'competition.status_changed',
    objectId: competitionId,
    before: { status: from },
    after: { status: to },
    reason,
  })
}

/** Fees that were paid by card go back to the cards, and nobody can pay any more; what the desk took, it pays back itself. */
async function returnFees(services: Services, tx: Transaction, competitionId: string): Promise<void> {
  const isClosed = await closePages(tx, { competitionId, at: services.now() })
  const returning = await askForReturn(tx, { competitionId, reason: 'cancelled' })
  if (isClosed || returning.length > 0) await services.feed.announce(tx, { kind: 'fees' })
}

/** Stores the board as it stands and gives each player's place. The result of match play is its bracket, closed by the status. */
async function keepResult(
  services: Services,
  tx: Transaction,
  { viewer, competition, results }: StepTaken & ToFinal,
): Promise<ReadonlyMap<string, OwnPlace>> {
  if (readCompetitionType(competition) === 'matchplay') return new Map()
  const { places, ...sheet } = await results.makeResultSheet(tx, { ...competition, status: 'final' })
  await saveResultSheet(tx, {
    ...sheet,
    competitionId: competition.id,
    madeBy: viewer.userId,
    madeAt: services.now(),
  })
  return places
}

/** Of a result, of one that is open again, of a cancelled competition, and of play that was closed while their card is out; once for each such step. */
async function tellPlayers(
  services: Services,
  tx: Transaction,
  { competition, from, to, places }: StepTaken & { places: ReadonlyMap<string, OwnPlace> },
): Promise<void> {
  const { id: competitionId, clubId } = competition
  const about = { competitionId }
  const at = services.now().toISOString()
  if (to === 'final')
    await addNotices(services, tx, {
      kind: 'result_out',
      about,
      key: `result ${competitionId} ${at}`,
      clubId,
      userIds: await listEntered(tx, competitionId),
      own: new Map([...places].map(([userId, place]) => [userId, placeFact(place)])),
    })
  if (isReopened({ from, to }))
    await addNotices(services, tx, {
      kind: 'result_reopened',
      about,
      key: `reopened ${competitionId} ${at}`,
      clubId,
      userIds: await listEntered(tx, competitionId),
    })
  if (to === 'cancelled')
    await addNotices(services, tx, {
      kind: 'competition_cancelled',
      about,
      key: `cancelled ${competitionId} ${at}`,
      clubId,
      userIds: await listWithReserves(tx, competitionId),
    })
  if (to === 'completed' && from !== 'final')
    await addNotices(services, tx, {
      kind: 'play_closed',
      about,
      key: `closed ${competitionId} ${at}`,
      clubId,
      userIds: (await listCardsOut(tx, competition)).map(({ userId }) => userId),
    })
}

function placeFact({ position, isShared, isTeam }: OwnPlace): { place?: NoticePlace } {
  return position === null ? {} : { place: { position, isShared, isTeam } }
}
