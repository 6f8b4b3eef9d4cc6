import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { pathId } from '../platform/values.ts'

export const setHandicapCommittee = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/members/:memberId/handicap-committee',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Takes an administrator off the handicap committee or puts them back; never the last one on it',
  params: z.object({ clubId: pathId, memberId: pathId }),
  body: z.strictObject({ isOn: z.boolean() }),
  reply: z.object({ isOn: z.boolean() }),
})
