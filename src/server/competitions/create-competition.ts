import type { z } from 'zod/mini'
import type { createCompetitionBody } from '#contract/competitions.ts'
import {
  DEFAULT_COUNTING_SCORES,
  DEFAULT_TEAM_SIZE,
  defaultAllowance,
} from '#domain/competition/competition.ts'
import { recordAction } from '../audit/audit.store.ts'
import { findCourse } from '../courses/courses.store.ts'
import { newId } from '../db/new-id.ts'
import type { Services } from '../deps.ts'
import { fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findClub } from '../members/members.store.ts'
import { insertCompetition } from './competitions.store.ts'
import { readClubTime } from './read-club-time.ts'
import { entryFeeInMinorUnits } from './entry-fee-in-minor-units.ts'

/** Creates a competition with the defaults of its type (D12, D13, D14). Returns its id. */
export async function createCompetition(
  services: Services,
  { viewer, body }: { viewer: SignedIn; body: z.output<typeof createCompetitionBody> },
): Promise<string> {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, body.clubId)
    if (!club) throw fieldError('clubId', 'This club does not exist.')
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
    const isTeam = type === 'team_stroke' || type === 'team_stableford'
    const teamSize = isTeam ? (body.teamSize ?? DEFAULT_TEAM_SIZE) : null
    const countingScores = isTeam ? (body.countingScores ?? DEFAULT_COUNTING_SCORES) : null
    if (teamSize !== null && countingScores !== null && countingScores > teamSize)
      throw fieldError('countingScores', 'No more scores can count than a team has players.')

    const id = newId('cmp')
    await insertCompetition(tx, {
      id,
      clubId: club.id,
      courseId,
      teeId,
      name: body.name,
      competitionType: type,
      status: body.isDraft === true ? 'draft' : 'upcoming',
      startDate,
      endDate,
      maxParticipants: body.maxParticipants ?? null,
      entryFeeMinor: entryFeeInMinorUnits(body.entryFee ?? null, club.currency),
      description: body.description ?? null,
      prizes: body.prizes ?? null,
      openToAll: body.openToAll ?? true,
      teamSize,
      countingScores,
      bracketType: type === 'matchplay' ? (body.bracketType ?? 'single_elimination') : null,
      allowancePercent: body.allowance ?? defaultAllowance[type],
      stablefordTable: body.stablefordTable ?? 'standard',
      createdAt: now,
    })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId: club.id, action: 'competition.created', objectId: id },
      after: { name: body.name, competitionType: type, startDate, endDate, isDraft: body.isDraft === true },
    })
    return id
  })
}
