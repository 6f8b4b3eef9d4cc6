import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubColour } from './club-face.ts'

/**
 * What the QR code of a club's sign-up sheet leads to. `over`: the sheet is the club's, and its code has been replaced or
 * switched off since.
 */
export const joinSheet = z.object({
  state: z.enum(['open', 'over']),
  /** null where the sheet is over. */
  clubName: z.nullable(z.string()),
  clubColour: z.nullable(clubColour),
  clubCrestUrl: z.nullable(z.string()),
})
export type JoinSheet = z.infer<typeof joinSheet>

export const readJoinSheet = defineCall({
  method: 'GET',
  path: '/api/join-sheets/:sheet',
  permission: 'everyone',
  tag: 'Clubs',
  summary: 'The club of a sign-up sheet, for whoever has its QR code; a code alone names no club (P20)',
  params: z.object({
    /** The club code, a point, and the key that stands with it in the sheet's QR code. */
    sheet: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
  reply: joinSheet,
})
