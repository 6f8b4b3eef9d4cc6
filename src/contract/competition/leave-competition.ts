import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { competitionParams } from './competitions.ts'

export const leaveCompetition = defineCall({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/join',
  permission: 'see_club',
  tag: 'Competitions',
  summary:
    'Takes the user out of a competition, or off its reserve list, until entries close or they have begun a card; safe to repeat',
  params: competitionParams,
  reply: z.object({ success: z.literal(true) }),
})
