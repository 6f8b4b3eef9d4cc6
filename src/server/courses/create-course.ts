import type { z } from 'zod/mini'
import type { createCourseBody } from '#contract/courses.ts'
import { checkStrokeIndexes, NEUTRAL_SLOPE, totalPar } from '#domain/course/course.ts'
import { defaultTees, generateHoles } from '#domain/course/default-holes.ts'
import { newId } from '../db/new-id.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { insertCourse } from './courses.store.ts'

type Body = z.output<typeof createCourseBody>

/**
 * Creates a course with its tees and holes and returns its id. The holes of the body are a whole card: 9 or 18, numbered
 * from 1, each stroke index used once (R6.4). Without holes a card is generated, and its stroke indexes count as not
 * confirmed (T6).
 */
export async function createCourse(services: Services, body: Body): Promise<string> {
  const sentTees = body.tees && body.tees.length > 0 ? body.tees : undefined
  const tees =
    sentTees ?? defaultTees.map(({ name, color, order }) => ({ name, color, order, ratings: undefined }))
  const repeated = tees.findIndex((tee, i) => tees.findIndex((other) => other.name === tee.name) !== i)
  if (repeated >= 0) throw fieldError(`tees.${repeated}.name`, 'Two tees have the same name.')

  const sent = body.holes && body.holes.length > 0 ? checkHoles(body.holes) : undefined
  const names = tees.map((tee) => tee.name)
  const holes =
    sent ??
    generateHoles(body.holeCount ?? 18, names, Math.random).map((hole) => ({ ...hole, description: null }))
  const courseId = newId('crs')
  await services.db.transaction((tx) =>
    insertCourse(tx, {
      course: {
        id: courseId,
        clubId: body.clubId,
        name: body.name,
        location: body.location ?? null,
        description: body.description ?? null,
        par: body.par ?? totalPar(holes),
        courseRating: body.rating ?? null,
        slope: body.slope ?? NEUTRAL_SLOPE,
        strokeIndexesConfirmed: sent?.some((hole) => hole.strokeIndex !== hole.holeNumber) ?? false,
        createdAt: services.now(),
      },
      tees: tees.map((tee, i) => ({
        id: newId('tee'),
        courseId,
        name: tee.name,
        color: tee.color,
        order: tee.order ?? i + 1,
        ratings: (tee.ratings ?? []).map(({ gender, rating, slope, par }) => ({
          gender,
          courseRating: rating,
          slope,
          par,
        })),
      })),
      holes: holes.map((hole) => ({
        id: newId('hol'),
        courseId,
        holeNumber: hole.holeNumber,
        par: hole.par,
        strokeIndex: hole.strokeIndex,
        yardages: hole.yardages,
        description: hole.description,
      })),
    }),
  )
  return courseId
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
  const checked = checkStrokeIndexes(holes.map((hole) => hole.handicapIndex))
  if (!checked.ok) {
    const message = checked.detail ?? 'Each stroke index can be used for one hole only.'
    throw new AppError('invalid_input', { message, fields: [{ field: 'holes', message }] })
  }
  return holes.map((hole) => ({
    holeNumber: hole.holeNumber,
    par: hole.par,
    strokeIndex: hole.handicapIndex,
    yardages: hole.yardages ?? {},
    description: hole.description ?? null,
  }))
}
