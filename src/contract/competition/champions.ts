import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { line, orNothing, pathId, wholeNumber } from '../platform/values.ts'

export const champion = z.object({
  id: z.string(),
  year: z.number(),
  kind: z.string(),
  /** Whose result it is; null where the winner was typed in. */
  competition: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** More than one where they share the first place; none while the result is open again. */
  names: z.array(z.string()),
})
export type Champion = z.infer<typeof champion>

export const listChampions = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/champions',
  permission: 'see_club',
  tag: 'Season',
  summary:
    'The champions of a club, the latest year first, those of a competition as its final result has them',
  params: clubParams,
  reply: z.array(champion),
})

const championParams = z.object({ clubId: pathId, championId: pathId })

export const putChampion = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/champions/:championId',
  permission: 'administer_club',
  tag: 'Season',
  summary:
    'Puts a champion on the list, by a competition whose result is final or by name; safe to repeat; 409 changed_meanwhile where it is there with other facts',
  params: championParams,
  body: z.strictObject({
    year: wholeNumber({ least: 1700, most: 2200, what: 'The year' }),
    kind: line(80, 'The championship'),
    competitionId: orNothing(pathId),
    winner: orNothing(line(200, 'The winner')),
  }),
  reply: champion,
})

export const deleteChampion = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/champions/:championId',
  permission: 'administer_club',
  tag: 'Season',
  summary: 'Takes a champion off the list; the competition and its result stay',
  params: championParams,
  reply: z.object({ deleted: z.boolean() }),
})
