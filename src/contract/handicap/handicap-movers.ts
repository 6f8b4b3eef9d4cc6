import { z } from 'zod/mini'
import { parseDay } from '#golf/day.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'

const day = z
  .string()
  .check(z.refine((text) => parseDay(text) !== undefined, { error: 'Give a day such as 2026-06-01.' }))

const mover = z.object({
  playerId: z.string(),
  name: z.string(),
  before: z.string(),
  after: z.string(),
})
export type MoverView = z.infer<typeof mover>

const handicapMovers = z.object({
  /** Most improved first. */
  down: z.array(mover),
  up: z.array(mover),
  /** Whether the reader is left out because they asked for it. */
  isHidden: z.boolean(),
})
export type HandicapMovers = z.infer<typeof handicapMovers>

export const getHandicapMovers = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/handicap-movers',
  permission: 'see_club',
  tag: 'Season',
  summary:
    'Whose Handicap Index went down and up most from one day to another, ten of each; without children, guests, people without an account, and whoever asked not to be listed',
  params: clubParams,
  query: z.object({ from: day, to: day }),
  reply: handicapMovers,
})

export const setMoverListing = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/handicap-movers/listing',
  permission: 'see_club',
  tag: 'Season',
  summary: 'Whether other members see the reader among those whose Handicap Index moved; safe to repeat',
  params: clubParams,
  body: z.strictObject({ isHidden: z.boolean() }),
  reply: z.object({ isHidden: z.boolean() }),
})
