import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from '../competition/competitions.ts'
import { seasonParams } from '../competition/season.ts'

/* Sheets for paper, each a PDF in the language of Accept-Language; no client parses them. */

/** On the answer, where a sheet has letters that no font has: they stand on it as a sign. */
export const LACKS_LETTERS_HEADER = 'x-lacks-letters'

export const printScoreCards = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/printouts/score-cards',
  permission: 'administer_club',
  tag: 'Start sheets',
  summary:
    'A score card for each player, in the order of the draw, as a PDF; 404 where no course is named and in match play',
  params: competitionParams,
  reply: z.unknown(),
})

export const printStartSheet = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/printouts/start-sheet',
  permission: 'see_club',
  tag: 'Start sheets',
  summary: 'The published start sheet as a PDF',
  params: competitionParams,
  reply: z.unknown(),
})

export const printResults = defineCall({
  method: 'GET',
  path: '/api/competitions/:competitionId/printouts/results',
  permission: 'see_club',
  tag: 'Leaderboard',
  summary:
    'The board as a PDF, with what decided ties, and with the prizes once the result is final; 404 in match play',
  params: competitionParams,
  reply: z.unknown(),
})

export const printSeason = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/seasons/:seasonId/printout',
  permission: 'see_club',
  tag: 'Season',
  summary: 'The order of merit of a season, and its eclectic where it has one, as a PDF',
  params: seasonParams,
  reply: z.unknown(),
})
