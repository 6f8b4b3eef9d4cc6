import type { z } from 'zod/mini'
import type { createCourseBody } from '#contract/course/course-changes.ts'
import { checkStrokeIndexes, NEUTRAL_SLOPE, totalPar } from '#golf/course/course.ts'
import { defaultTees, generateHoles } from '#golf/course/default-holes.ts'
import { areStrokeIndexesConfirmed, nothingGenerated } from '#golf/course/generated-parts.ts'
import { hasWomensCard } from '#golf/course/womens-card.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Services } from '../platform/deps.ts'
import { fieldError } from '../platform/http/app-error.ts'
import { requirePlan } from '../platform/http/require-plan.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findClub } from '../club/club.ts'
import { insertCourse } from './courses.store.ts'
import { takeRatings } from './take-ratings.ts'

type Body = z.output<typeof createCourseBody>

/**
 * Creates a course with its tees and holes and returns its id. The holes of the body are a whole card: 9 or 18, numbered
 * from 1, each stroke index used once (R6.4). Without holes a card is generated and marked as that (D39). Sent stroke
 * indexes that are the hole numbers count as generated too: no real card has them (T6).
 */
export async function createCourse(
  services: Services,
  { viewer, body }: { viewer: SignedIn; body: Body },
): Promise<string> {
  const sentTees = body.tees && body.tees.length > 0 ? body.tees : undefined
  const tees =
    sentTees ?? defaultTees.map(({ name, color, order }) => ({ name, color, order, ratings: undefined }))
  refuseRepeatedTees(tees)

  const sent = body.holes && body.holes.length > 0 ? checkHoles(body.holes) : undefined
  const names = tees.map((tee) => tee.name)
  const holes =
    sent ??
    generateHoles(body.holeCount ?? 18, names, Math.random).map((hole) => ({
      ...hole,
      description: null,
      womenPar: null,
      womenStrokeIndex: null,
    }))
  const courseId = newId('crs')
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, body.clubId)
    if (club) requirePlan(services, club)
    await insertCourse(tx, {
      course: {
        id: courseId,
        clubId: body.clubId,
        name: body.name,
        location: body.location ?? null,
        description: body.description ?? null,
        par: body.par ?? totalPar(holes),
        courseRating: body.rating ?? null,
        slope: body.slope ?? NEUTRAL_SLOPE,
        strokeIndexesConfirmed: areStrokeIndexesConfirmed(holes),
        createdAt: services.now(),
      },
      tees: tees.map((tee, i) => ({
        id: newId('tee'),
        courseId,
        name: tee.name,
        color: tee.color,
        order: tee.order ?? i + 1,
        ratings: takeRatings(tee.ratings ?? [], {
          before: [],
          holes: holes.length,
          field: `tees.${i}.ratings`,
        }),
      })),
      holes: holes.map((hole) => ({ ...hole, id: newId('hol'), courseId })),
    })
    await recordAction(services, tx, {
      by: viewer,
      clubId: body.clubId,
      action: 'course.created',
      objectId: courseId,
      after: { name: body.name, holeCount: holes.length, isGenerated: sent === undefined },
    })
  })
  return courseId
}

export function refuseRepeatedTees(tees: readonly { name: string }[]): void {
  const repeated = tees.findIndex((tee, i) => tees.findIndex((other) => other.name === tee.name) !== i)
  if (repeated >= 0) throw fieldError(`tees.${repeated}.name`, 'Two tees have the same name.')
}

function checkHoles(sent: NonNullable<Body['holes']>) {
  if (sent.length !== 9 && sent.length !== 18) throw fieldError('holes', 'A course has 9 or 18 holes.')
  const holes = [...sent].sort((a, b) => a.holeNumber - b.holeNumber)
  for (const [i, hole] of holes.entries())
    if (hole.holeNumber !== i + 1)
      throw fieldError(
        'holes',
        `Holes are numbered 1 to ${sent.length}, each once; hole ${i + 1} is missing.`,
      )
  const withWomen = holes.map((hole) => ({
    womenPar: hole.womenPar ?? null,
    womenStrokeIndex: hole.womenHandicapIndex ?? null,
  }))
  const isForWomen = hasWomensCard(withWomen)
  const isForNoWoman = withWomen.every((one) => one.womenPar === null && one.womenStrokeIndex === null)
  if (!isForWomen && !isForNoWoman)
    throw fieldError('holes', 'Women’s pars and stroke indexes are given for each hole, or for none.')
  refuseNoPermutation(holes.map((hole) => hole.handicapIndex))
  if (isForWomen) refuseNoPermutation(withWomen.map((one) => one.womenStrokeIndex ?? 0))
  const isGenerated = holes.every((hole) => hole.handicapIndex === hole.holeNumber)
  return holes.map((hole, i) => ({
    holeNumber: hole.holeNumber,
    par: hole.par,
    strokeIndex: hole.handicapIndex,
    yardages: hole.yardages ?? {},
    description: hole.description ?? null,
    womenPar: withWomen[i]?.womenPar ?? null,
    womenStrokeIndex: withWomen[i]?.womenStrokeIndex ?? null,
    generated: { ...nothingGenerated, strokeIndex: isGenerated },
  }))
}

function refuseNoPermutation(indexes: readonly number[]): void {
  const checked = checkStrokeIndexes(indexes)
  if (!checked.ok)
    throw fieldError('holes', checked.detail ?? 'Each stroke index can be used for one hole only.')
}
