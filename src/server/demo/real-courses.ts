import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import type { createCourseBody } from '#contract/course/course-changes.ts'
import { genders } from '#golf/course/course.ts'
import { repositoryRoot } from '../platform/repository-root.ts'

/** A scorecard in fixtures/courses; each file names the source of its numbers. */
const Card = z.object({
  name: z.string(),
  location: z.string(),
  tees: z.array(
    z.object({
      name: z.string(),
      color: z.string(),
      order: z.number(),
      ratings: z.array(
        z.object({ gender: z.enum(genders), rating: z.number(), slope: z.number(), par: z.number() }),
      ),
    }),
  ),
  holes: z.array(
    z.object({
      holeNumber: z.number(),
      par: z.number(),
      strokeIndex: z.number(),
      yardages: z.record(z.string(), z.number()),
    }),
  ),
})

const folder = join(repositoryRoot, 'fixtures/courses')

/** The real courses of fixtures/courses as a club would enter them. */
export function realCourses(clubId: string): z.input<typeof createCourseBody>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => Card.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .map((card) => ({
      name: card.name,
      location: card.location,
      clubId,
      tees: card.tees,
      holes: card.holes.map(({ strokeIndex, ...hole }) => ({ ...hole, handicapIndex: strokeIndex })),
    }))
}

/** Tees are listed from the back. Most men of the club play the third; the last is the most forward. */
export function teeFor<Tee>(tees: readonly Tee[], from: 'middle' | 'forward'): Tee | undefined {
  return from === 'forward' ? tees.at(-1) : tees[Math.min(2, tees.length - 1)]
}
