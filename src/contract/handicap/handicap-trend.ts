import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'

// A file of its own: home reads it first of all, without the whole record.
export const handicapTrend = defineCall({
  method: 'GET',
  path: '/api/handicap-record/trend',
  permission: 'signed_in',
  tag: 'Handicap',
  summary: 'The user’s last indexes, oldest first and ten at most, for a line that is drawn small',
  reply: z.object({ indexes: z.array(z.string()) }),
})
