import type { z } from 'zod/mini'
import type { dropRounds as dropRoundsCall } from '#contract/competition/competition-changes.ts'
import { mayAdministerClub, maySeeClub } from '#contract/club/permissions.ts'
import { closedInOneLine, closedUpTo } from '#golf/competition/closed-holes.ts'
import { sayRounds } from '#golf/competition/start-sheet/draw-mismatches.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import {
  changeStartSheet,
  type CompetitionRow,
  currentStatus,
  findCompetition,
  findStartSheet,
  updateCompetitionRow,
} from '../../competition/competition.ts'
import { startSheets } from '../../platform/db/tables/start-sheets.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { takeNextVersion } from '../../platform/db/versions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findPlayerHere } from '../find-player.ts'
import { lockRoundsAfter, type RoundRow } from '../rounds.store.ts'
import { lockPlayers } from '../../identity/identity.ts'
import { takeOffCardWithin } from './end-card.ts'
import { moveCardWithin } from './move-card.ts'

type Dropping = { viewer: SignedIn; competitionId: string } & z.output<typeof dropRoundsCall.body>

/**
 * Drops the last rounds of a competition that cannot be played to the end, also where cards of them were begun: those that are
 * not handed in are taken off, and those that are stand outside the competition from now on, where they count for the handicap as
 * any round does. The result is that of the rounds that stay. Fewer rounds already is the same answer.
 */
export async function dropRounds(services: Services, input: Dropping): Promise<void> {
  const { viewer, competitionId, roundCount, reason } = input
  await services.db.transaction(async (tx) => {
    refuseOthers(viewer, await findCompetition(tx, competitionId))
    // Cards and players are locked before their competition, as by every change of a card.
    const cards = await lockRoundsAfter(tx, { competitionId, roundNumber: roundCount })
    await lockPlayers(
      tx,
      cards.map(({ userId }) => userId),
    )
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    if (currentStatus(competition, services.now()) === 'final') throw new AppError('result_final')
    if (roundCount > competition.roundCount)
      throw fieldError('roundCount', `The competition has ${sayRounds(competition.roundCount)}.`)
    if (roundCount === competition.roundCount) return
    for (const card of cards) await takeOut(services, tx, { ...input, card })
    const change = {
      roundCount,
      closedHoles: closedUpTo(competition.closedHoles, roundCount),
      // Nobody is cut after the last round.
      ...(competition.cutAfter !== null &&
        competition.cutAfter >= roundCount && { cutAfter: null, cutPlaces: null, cutTies: null }),
    }
    await updateCompetitionRow(tx, competitionId, change)
    await hideStartsOf(tx, { competitionId, roundCount })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.changed',
      objectId: competitionId,
      before: roundsOf(competition),
      after: roundsOf({ ...competition, ...change }),
      reason,
    })
  })
}

/** Before anything is locked: nobody holds up the cards of a club that is not theirs. */
function refuseOthers(viewer: SignedIn, competition: CompetitionRow | undefined): void {
  if (!competition || !maySeeClub(viewer, competition.clubId)) throw new AppError('not_found')
  if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
}

function roundsOf({ roundCount, cutAfter, closedHoles }: CompetitionRow) {
  return { roundCount, cutAfter, closedHoles: closedInOneLine(closedHoles) }
}

/** Nobody is shown a start of a round that is not played. The draw itself is kept, and marked as one of another round. */
async function hideStartsOf(
  tx: Transaction,
  { competitionId, roundCount }: { competitionId: string; roundCount: number },
): Promise<void> {
  const sheet = await findStartSheet(tx, competitionId)
  if (!sheet?.publishedAt || (sheet.settings.round ?? 1) <= roundCount) return
  await takeNextVersion(tx, startSheets, { id: competitionId, seen: undefined })
  await changeStartSheet(tx, { id: competitionId, publishedAt: null })
}

async function takeOut(
  services: Services,
  tx: Transaction,
  { viewer, reason, card }: Dropping & { card: RoundRow },
): Promise<void> {
  const input = { viewer, reason, roundId: card.id }
  // Totals without holes say nothing outside the competition they were typed for, and who has left has no rounds here.
  const isRound = card.status === 'submitted' && !card.totalsOnly
  if (isRound && (await findPlayerHere(tx, card)))
    await moveCardWithin(services, tx, { ...input, competitionId: null })
  else await takeOffCardWithin(services, tx, input)
}
