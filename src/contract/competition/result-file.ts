import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { pathId } from '../platform/values.ts'

/** `club` has all names and handicaps, `public` what a public board shows. The CSV has English headings for every reader. */
export const resultFiles = ['club_xlsx', 'club_csv', 'public_xlsx', 'public_csv'] as const
export type ResultFile = (typeof resultFiles)[number]

export const getResultFile = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/result-files/:file',
  permission: 'administer_club',
  tag: 'Results for programs',
  summary:
    'The result as a table (Position, Player, Handicap, Score, Net or Points, Countback, Outcome), as XLSX or CSV, with all names or with those of public boards; 409 until play is closed and no holes are hidden',
  params: z.object({
    competitionId: pathId,
    /** One of `resultFiles`; any other does not exist. */
    file: pathId,
  }),
  /** A file, which no client parses. */
  reply: z.unknown(),
})
