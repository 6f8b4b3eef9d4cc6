import type { z } from 'zod/mini'
import type { createCompetitionBody } from '#contract/competition-changes.ts'
import { readRulesOfPlay } from '#domain/rules-of-play/rule-settings.ts'
import { recordAction } from '../audit/audit.store.ts'
import { findCourse } from '../courses/courses.store.ts'
import { newId } from '../db/new-id.ts'
import type { Services } from '../deps.ts'
import { fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { requirePlan } from '../http/require-plan.ts'
import { findClub } from '../members/members.store.ts'
import { formatOf, type Format } from './editing/format-of.ts'
import { insertCompetition } from './competitions.store.ts'
import { readClubTime } from '../http/read-club-time.ts'
import { entryFeeInMinorUnits } from './entry-fee-in-minor-units.ts'

type Body = z.output<typeof createCompetitionBody>

/** Creates a competition with the defaults of its type (D12, D13, D14). Returns its id. */
export async function createCompetition(
  services: Services,
  { viewer, body }: { viewer: SignedIn; body: Body },
): Promise<string> {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, body.clubId)
    if (!club) throw fieldError('clubId', 'This club does not exist.')
    requirePlan(services, club)
    const courseId = body.courseId ?? null
    const whole = courseId === null ? undefined : await findCourse(tx, courseId)
    if (courseId !== null && whole?.course.clubId !== club.id)
      throw fieldError('courseId', 'This course is not one of the club’s.')
    const teeId = body.teeId ?? null
    if (teeId !== null && !whole?.tees.some((tee) => tee.id === teeId))
      throw fieldError('teeId', 'This tee does not belong to the course.')
    const startDate = readClubTime(body.startDate, club.timeZone)
    const endDate = readClubTime(body.endDate, club.timeZone)
    if (endDate <= startDate) throw fieldError('endDate', 'The end must be after the start.')

    const type = body.competitionType
    const format = formatOf(body)
    const id = newId('cmp')
    await insertCompetition(tx, {
      id,
      clubId: club.id,
      courseId,
      teeId,
      name: body.name,
      status: body.isDraft === true ? 'draft' : 'upcoming',
      startDate,
      endDate,
      maxParticipants: body.maxParticipants ?? null,
      entryFeeMinor: entryFeeInMinorUnits(body.entryFee ?? null, club.currency),
      feeWay: body.feeWay ?? 'desk',
      description: body.description ?? null,
      prizes: body.prizes ?? null,
      openToAll: body.openToAll ?? true,
      ...format,
      markerCard: body.markerCard ?? false,
      countbackOrder: readRulesOfPlay(club.rulesOfPlay).countback,
      createdAt: now,
    })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: club.id, action: 'competition.created', objectId: id },
      after: {
        ...{ name: body.name, competitionType: type, startDate, endDate, isDraft: body.isDraft === true },
        ...(body.markerCard === true && { markerCard: true }),
        ...((body.roundCount ?? 1) > 1 && { roundCount: body.roundCount }),
        ...(format.cutAfter !== null && pickCut(format)),
      },
    })
    return id
  })
}

const pickCut = ({ cutAfter, cutPlaces, cutTies }: Format) => ({ cutAfter, cutPlaces, cutTies })
