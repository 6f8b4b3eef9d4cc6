import type { ClosedHolesEffect } from '#contract/card/closed-holes.ts'
import {
  checkClosedHoles,
  closedInRound,
  closeInRound,
  withClosedHoles,
} from '#golf/competition/closed-holes.ts'
import { totalPar } from '#golf/course/course.ts'
import { sayRounds } from '#golf/competition/start-sheet/draw-mismatches.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import {
  type CompetitionRow,
  currentStatus,
  findCompetition,
  readCompetitionType,
  updateCompetitionRow,
} from '../../competition/competition.ts'
import { findCourseOf } from '../../course/course.ts'
import { rollBackAfter } from '../../platform/db/roll-back.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { changeRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayers } from '../../identity/identity.ts'
import {
  differing,
  readIndexes,
  standingMoves,
  type ReadStanding,
} from '../term-corrections/correction-effect.ts'
import { putTerms, recordTerms, waitsAgain, type ChangedTerms } from '../term-corrections/put-terms.ts'
import { pickTerms } from '../term-corrections/terms-now.ts'
import { countOnRecord, lockCardsOfRound } from './closed-holes.store.ts'

type Asked = {
  viewer: SignedIn
  competitionId: string
  roundNumber: number
  holes: readonly number[]
  /** Those that were closed when the desk looked. */
  seen: readonly number[]
}

/**
 * Closes exactly these holes of a round for everybody (D55, Rule 5.1), before, during or after play; none opens all of them again. The
 * scores that were entered there stay where they are and do not count meanwhile. Every card of the round is scored anew, with its
 * player's handicap record, and cards that begin later are without the holes as well. The same again is the same answer; where another
 * desk has closed or opened holes meanwhile, nothing is changed.
 */
export async function closeHoles(
  services: Services,
  input: Asked & { reason: string },
): Promise<{ cards: number }> {
  const { viewer, competitionId, reason } = input
  return services.db.transaction(async (tx) => {
    const found = await findRoundToClose(services, tx, input)
    const { competition, roundNumber, holes, cards, course } = found
    const before = closedInRound(competition.closedHoles, roundNumber)
    if (isSame(before, holes)) return { cards: 0 }
    const changed = await closeOnCards(services, tx, { viewer, reason, holes, before, cards })
    await updateCompetitionRow(tx, competitionId, {
      closedHoles: closeInRound(competition.closedHoles, {
        roundNumber,
        holes,
        reason,
        left: course.length - holes.length,
      }),
    })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordTerms(services, tx, changed)
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      objectId: competitionId,
      reason,
      action: 'competition.holes_closed',
      before: { roundNumber, closedHoles: before.join(', ') },
      after: { roundNumber, closedHoles: holes.join(', ') },
    })
    return { cards: changed.length }
  })
}

/** What closing these holes would move. They are closed in a transaction that is taken back, so this is what happens. */
export async function previewClosedHoles(
  services: Services,
  input: Asked & { readStanding: ReadStanding },
): Promise<ClosedHolesEffect> {
  const { viewer, readStanding } = input
  return rollBackAfter(services.db, async (tx) => {
    const found = await findRoundToClose(services, tx, input)
    const { competition, roundNumber, holes, cards, course } = found
    const userIds = cards.map(({ userId }) => userId)
    const standing = await readStanding(tx, [competition])
    const [indexes, onRecord] = [await readIndexes(tx, userIds), await countOnRecord(tx, cards)]
    const before = closedInRound(competition.closedHoles, roundNumber)
    const changed = isSame(before, holes)
      ? []
      : await closeOnCards(services, tx, { viewer, reason: '', holes, before, cards })
    const left = course.filter(({ holeNumber }) => !holes.includes(holeNumber))
    return {
      totalsToConfirm: changed.length === 0 ? 0 : cards.filter(isConfirmedTotals).length,
      holesLeft: left.length,
      par: totalPar(left),
      cards: changed.length,
      onRecord: { before: onRecord, after: await countOnRecord(tx, cards) },
      ...standingMoves(standing, await readStanding(tx, [competition])),
      indexes: differing(indexes, await readIndexes(tx, userIds)),
    }
  })
}

const isConfirmedTotals = ({ status, totalsOnly, totalsConfirmedAt }: RoundRow) =>
  status === 'submitted' && totalsOnly && totalsConfirmedAt !== null

type FoundRound = {
  competition: CompetitionRow
  roundNumber: number
  holes: readonly number[]
  course: readonly { holeNumber: number; par: number; strokeIndex: number }[]
  /** Every card of the round, those too that were taken off and may be put back. */
  cards: readonly RoundRow[]
}

/** The round with all of its cards locked, as every change of a card locks them: cards, their players, the competition. */
async function findRoundToClose(services: Services, tx: Transaction, input: Asked): Promise<FoundRound> {
  const { viewer, competitionId, roundNumber } = input
  // Nobody holds up the cards of a club that is not theirs.
  const known = await findCompetition(tx, competitionId)
  if (!known) throw new AppError('not_found')
  requireClubAdmin(viewer, known.clubId)
  await lockCards(tx, input)
  const competition = await findCompetition(tx, competitionId, { lock: true })
  if (!competition) throw new AppError('not_found')
  refuseClosing(services, competition, roundNumber)
  const course = await readHoles(tx, competition)
  const checked = checkClosedHoles(
    input.holes,
    course.map(({ holeNumber }) => holeNumber),
  )
  if (!checked.ok) throw fieldError('holes', checked.detail ?? '', { reason: checked.reason })
  refuseOthers(competition, { ...input, holes: checked.value })
  // A card that was begun while its competition was waited for is there now: whoever begins one holds the competition.
  const cards = await lockCards(tx, input)
  return { competition, roundNumber, holes: checked.value, course, cards }
}

/** What another desk has closed or opened meanwhile is not undone by whoever has not seen it. */
function refuseOthers(
  { closedHoles }: CompetitionRow,
  { roundNumber, holes, seen }: Pick<Asked, 'roundNumber' | 'holes' | 'seen'>,
): void {
  const now = closedInRound(closedHoles, roundNumber)
  if (isSame(now, seen) || isSame(now, holes)) return
  throw new AppError('changed_meanwhile', {
    details: { sent: { roundNumber, holes }, now: { roundNumber, holes: now } },
  })
}

async function lockCards(tx: Transaction, round: Asked): Promise<RoundRow[]> {
  const cards = await lockCardsOfRound(tx, round)
  await lockPlayers(
    tx,
    cards.map(({ userId }) => userId),
  )
  return cards
}

function refuseClosing(services: Services, competition: CompetitionRow, roundNumber: number): void {
  if (readCompetitionType(competition) === 'matchplay')
    throw new AppError('invalid_input', {
      message:
        'A match has no card of the whole field, so no hole is closed for it. The two players leave the hole out, and record the match with its result.',
      details: { reason: 'match_play' },
    })
  if (currentStatus(competition, services.now()) === 'final')
    throw new AppError('result_final', {
      message: 'The result of this competition is final. Open it again first, then close the hole.',
      details: { reason: 'result_final' },
    })
  if (roundNumber > competition.roundCount)
    throw fieldError('roundNumber', `The competition has ${sayRounds(competition.roundCount)}.`)
}

async function readHoles(tx: Transaction, competition: CompetitionRow): Promise<FoundRound['course']> {
  const whole = await findCourseOf(tx, competition)
  if (whole) return whole.holes
  throw fieldError('holes', 'Choose the course of the competition first: a hole is one of its course.', {
    reason: 'no_course',
  })
}

async function closeOnCards(
  services: Services,
  tx: Transaction,
  input: Pick<FoundRound, 'holes' | 'cards'> & {
    viewer: SignedIn
    reason: string
    before: readonly number[]
  },
): Promise<ChangedTerms[]> {
  const { viewer, reason, holes: closed, before, cards } = input
  const kind = closed.some((holeNumber) => !before.includes(holeNumber)) ? 'holes_closed' : 'holes_opened'
  const changed: ChangedTerms[] = []
  for (const round of cards) {
    const holes = withClosedHoles(round.holes, closed)
    // It counts for nothing, and comes back as the others are.
    if (round.status === 'abandoned') await changeRound(tx, round.id, { holes, ...waitsAgain(round, holes) })
    else
      changed.push(
        await putTerms(services, tx, {
          viewer,
          round,
          kind,
          reason,
          terms: { ...pickTerms(round), holes },
        }),
      )
  }
  return changed
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one))
}
