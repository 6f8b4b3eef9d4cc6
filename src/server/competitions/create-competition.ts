import type { z } from 'zod/mini'
import type { createCompetitionBody } from '#contract/competition-changes.ts'
import { DEFAULT_COUNTING_SCORES, DEFAULT_TEAM_SIZE } from '#domain/competition/competition-defaults.ts'
import { readRulesOfPlay } from '#domain/rules-of-play/rule-settings.ts'
import { maximumStrokes, takesStrokes } from '#domain/scoring/maximum-score.ts'
import type { StablefordTable } from '#domain/scoring/stableford.ts'
import { recordAction } from '../audit/audit.store.ts'
import { findCourse } from '../courses/courses.store.ts'
import { newId } from '../db/new-id.ts'
import type { Services } from '../deps.ts'
import { fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { findClub } from '../members/members.store.ts'
import { allowanceOf } from './allowance-of.ts'
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
    const team = teamOf(body)
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
      ...team,
      bracketType: type === 'matchplay' ? (body.bracketType ?? 'single_elimination') : null,
      ...allowanceOf({ competitionType: type, ...team }, body),
      ...scoringOf(body),
      roundCount: roundCountOf(body),
      ...cutOf(body),
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
        ...(body.cutAfter != null && cutOf(body)),
      },
    })
    return id
  })
}

function teamOf({ competitionType: type, ...body }: Body): {
  teamSize: number | null
  countingScores: number | null
} {
  if (type !== 'team_stroke' && type !== 'team_stableford') return { teamSize: null, countingScores: null }
  const teamSize = body.teamSize ?? DEFAULT_TEAM_SIZE
  const countingScores = body.countingScores ?? DEFAULT_COUNTING_SCORES
  if (countingScores > teamSize)
    throw fieldError('countingScores', 'No more scores can count than a team has players.')
  return { teamSize, countingScores }
}

/** Several rounds have one result where a player's cards are added (R9.6): not teams' and not matches'. */
function roundCountOf({ competitionType: type, roundCount }: Body): number {
  const count = roundCount ?? 1
  if (count > 1 && (type === 'team_stroke' || type === 'team_stableford' || type === 'matchplay'))
    throw fieldError(
      'roundCount',
      'Only a competition of single players has several rounds. Choose 1 round, or another type.',
    )
  return count
}

/** Where the field is cut: before its last round, and with a number of players who go on. */
function cutOf({ roundCount, cutAfter, cutPlaces, cutTies }: Body) {
  if (cutAfter == null) return { cutAfter: null, cutPlaces: null, cutTies: null }
  if (cutAfter >= (roundCount ?? 1))
    throw fieldError('cutAfter', 'A cut falls before the last round. Choose an earlier round, or no cut.')
  if (cutPlaces == null)
    throw fieldError('cutPlaces', 'Enter how many players go on after the cut: at least 1.')
  return { cutAfter, cutPlaces, cutTies: cutTies ?? 'all' }
}

/** What a hole earns, and the most that it counts: the committee's choice where the format leaves one. */
function scoringOf(body: Body): {
  stablefordTable: StablefordTable
  maximumKind: string | null
  maximumStrokes: number | null
} {
  const none = { maximumKind: null, maximumStrokes: null }
  switch (body.competitionType) {
    case 'par_bogey':
      return { stablefordTable: ownTable('par_bogey', body), ...none }
    case 'modified_stableford':
      return { stablefordTable: ownTable('modified', body), ...none }
    case 'maximum_score':
      return { stablefordTable: 'standard', ...maximumOf(body) }
    case 'stableford':
    case 'stroke_play':
    case 'matchplay':
    case 'team_stroke':
    case 'team_stableford':
      return { stablefordTable: body.stablefordTable ?? 'standard', ...none }
  }
}

function ownTable(own: StablefordTable, { stablefordTable }: Body): StablefordTable {
  if (stablefordTable != null && stablefordTable !== own)
    throw fieldError('stablefordTable', 'This format has points of its own, so no other table can be chosen.')
  return own
}

function maximumOf(body: Body): { maximumKind: string; maximumStrokes: number | null } {
  const kind = body.maximumKind ?? 'net_double_bogey'
  if (!takesStrokes(kind)) return { maximumKind: kind, maximumStrokes: null }
  const { least, most } = maximumStrokes[kind]
  const strokes = body.maximumStrokes ?? null
  if (strokes === null || strokes < least || strokes > most)
    throw fieldError('maximumStrokes', `Enter a number of strokes from ${least} to ${most}.`)
  return { maximumKind: kind, maximumStrokes: strokes }
}
