import type { StartFacts, TeeChoice } from '#contract/card/tee-choice.ts'
import { handicapIndexToWire, offeredToWire } from '#contract/platform/wire-names.ts'
import { wireNotForHandicap } from '#contract/handicap/wire-not-for-handicap.ts'
import { mayPlayAt, maySeeClub, type Viewer } from '#contract/club/permissions.ts'
import { CASUAL_ALLOWANCE } from '#golf/competition/competition.ts'
import type { Gender } from '#golf/course/course.ts'
import type { Nine } from '#golf/course/nines.ts'
import { cutToNine } from '#golf/course/nine.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { offeredTerms } from '#golf/card/round-terms.ts'
import { findCompetition } from '../../competition/competition.ts'
import { findCourse, type TeeRow, type WholeCourse } from '../../course/course.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readNotForHandicapAhead } from '../read-not-for-handicap.ts'
import { genderNamed, readIndexToPlayOff } from '../round-terms.ts'
import { proposeForPlayer } from './propose-for-player.ts'
import { findPlayerTees, listLastTees, usualTeeOf } from './usual-tee.store.ts'

/** The tees a player can start from on a course, with what each makes of their index, and the one proposed to them. */
export async function readTeeChoice(
  services: Services,
  input: {
    player: Viewer
    courseId: string
    competitionId: string | null
    /** Which ratings they are about to say are theirs. */
    gender?: Gender | undefined
    /** Outside competitions: the nine that they are about to play. */
    nine?: Nine | undefined
  },
): Promise<TeeChoice> {
  const { db } = services
  const { player, courseId, competitionId } = input
  const { userId } = player
  const [found, person, competition] = await Promise.all([
    findCourse(db, courseId),
    findPlayerTees(db, userId),
    competitionId === null ? undefined : findCompetition(db, competitionId),
  ])
  if (!found || !person || !maySeeClub(player, found.course.clubId)) throw new AppError('not_found')
  const whole = cutToNine(found, competition ? competition.nine : (input.nine ?? null))
  const { clubId } = whole.course
  if (!mayPlayAt(player, clubId))
    throw new AppError('forbidden', { message: 'Only players of the club play rounds here.' })
  if (competitionId !== null && competition?.clubId !== clubId) throw new AppError('not_found')
  const startedAt = services.now()
  const [why, index, proposed] = await Promise.all([
    readNotForHandicapAhead(db, { clubId, courseId, competitionId, startedAt }),
    readIndexToPlayOff(db, startedAt, { userId, clubId, player: person }),
    proposeForPlayer(db, {
      userId,
      whole,
      competition,
      person: { ...person, gender: person.gender ?? input.gender ?? null },
    }),
  ])
  const allowancePercent = competition?.allowancePercent ?? CASUAL_ALLOWANCE
  const gender = input.gender ?? genderNamed(person.gender)
  return {
    tees: whole.tees.map((tee) => offerTee(whole, tee, { gender, index, allowancePercent })),
    proposed: proposed ? { teeId: proposed.tee.id, reason: proposed.reason } : null,
    gender: genderNamed(person.gender) ?? null,
    isNew: person.usualTeeName === null && person.gender === null,
    handicap: handicapIndexToWire(index === null ? null : toHandicapIndex(index)),
    ...wireNotForHandicap(why),
  }
}

/** The same facts for all courses of the club at once, for a phone that may start without a network. */
export async function readStartFacts(services: Services, player: Viewer): Promise<StartFacts> {
  const { db } = services
  const { userId, currentClubId: clubId } = player
  const person = await findPlayerTees(db, userId)
  if (!person) throw new AppError('unauthorized')
  const index =
    clubId === null
      ? person.handicapIndex
      : await readIndexToPlayOff(db, services.now(), { userId, clubId, player: person })
  return {
    handicap: handicapIndexToWire(index === null ? null : toHandicapIndex(index)),
    gender: genderNamed(person.gender) ?? null,
    isNew: person.usualTeeName === null && person.gender === null,
    usualTee: usualTeeOf(person),
    lastTees: clubId === null ? [] : await listLastTees(db, { userId, clubId }),
  }
}

function offerTee(
  whole: WholeCourse,
  tee: TeeRow,
  player: { gender: Gender | undefined; index: number | null; allowancePercent: number },
): TeeChoice['tees'][number] {
  return {
    id: tee.id,
    name: tee.name,
    color: tee.color,
    terms: offeredTerms(whole, tee, player).map(offeredToWire),
  }
}
