import type { z } from 'zod/mini'
import type { offerWatchRound as offerCall } from '#contract/handicap/rounds-elsewhere.ts'
import { formatDay } from '#golf/day.ts'
import { adjustedGross } from '#golf/handicap/adjusted-gross.ts'
import {
  exactCourseHandicap,
  exactNineHoleCourseHandicap,
  roundCourseHandicap,
} from '#golf/handicap/playing-handicap.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { toResults } from '#golf/card/hole-entry.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { findRound, type RoundRow } from '../rounds.store.ts'
import { enterRoundElsewhere } from '../../handicap/handicap.ts'

type Offering = { viewer: SignedIn; roundId: string } & z.output<typeof offerCall.body>

/**
 * Asks the handicap committee to take a round from its player's watch onto the record: it waits there as a round of another club
 * does, with the marker whom the player names, and the committee accepts or refuses it. The round itself stays the player's alone.
 */
export async function offerWatchRound(services: Services, offering: Offering): Promise<void> {
  const { viewer, roundId, markerName, note, isAnotherRound } = offering
  const found = await findRound(services.db, roundId)
  if (found?.round.userId !== viewer.userId || found.round.watchRoundId === null)
    throw new AppError('not_found')
  const { round, courseName } = found
  const timeZone = (await findClub(services.db, round.clubId))?.timeZone ?? 'UTC'
  await enterRoundElsewhere(services, {
    viewer,
    userId: viewer.userId,
    clubId: round.clubId,
    mustWait: true,
    entered: {
      id: `rel_${round.id.slice('rnd_'.length)}`,
      day: formatDay(clubDay(round.startedAt, timeZone)),
      courseName,
      teeName: round.teeName ?? '',
      holes: round.holes.length === 9 ? 9 : 18,
      courseRating: round.courseRating,
      slope: round.slope,
      par: round.par,
      adjustedGross: await readAdjustedGross(services, round),
      markerName,
      note,
      isAnotherRound,
    },
  })
}

/** With the Course Handicap of the holes on the card (Rules of Handicapping 3.1), the index that the player had that day. */
async function readAdjustedGross({ db }: Services, round: RoundRow): Promise<number> {
  if (round.isRated === false)
    throw new AppError('invalid_input', {
      message:
        'This tee has no Course Rating and Slope Rating for you, so the round can make no differential.',
    })
  const { holes, courseRating, slope, par } = round
  const exact = holes.length === 9 ? exactNineHoleCourseHandicap : exactCourseHandicap
  const index = round.handicapIndex === null ? undefined : toHandicapIndex(round.handicapIndex)
  const gross = adjustedGross({
    holes,
    results: toResults(await listCountingEntries(db, round)),
    courseHandicap:
      index === undefined ? null : roundCourseHandicap(exact(index, { courseRating, slope, par })),
    missingHoles: 'refuse',
  })
  if (!gross.ok)
    throw new AppError('invalid_input', {
      message: 'The club can accept a round only when every hole of the card has a score.',
    })
  return gross.value.total
}
