import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { webAddress } from '../platform/values.ts'

/** How a club's links and mails reach people (decision record 19). */
export const clubReach = z.object({
  /** What links lead to: PUBLIC_URL, else the chosen address of the machine; null while neither is there. */
  origin: z.nullable(z.string()),
  /** PUBLIC_URL decides, so there is nothing to choose. */
  isFixed: z.boolean(),
  /** Addresses of the machine that phones in its network may reach, the likeliest first. */
  candidates: z.array(z.string()),
  /** The chosen address, when the machine no longer has it. */
  lost: z.nullable(z.string()),
  /** What stands with the club code in the QR code of the sign-up sheet, so that who scans it is told the club. */
  sheetKey: z.string(),
  /** Whether mails really go out; otherwise each is a file on the server. */
  sendsMail: z.boolean(),
})
export type ClubReach = z.infer<typeof clubReach>

export const getClubReach = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/reach',
  permission: 'administer_club',
  tag: 'Clubs',
  summary: 'The address that the club’s links lead to, those it may choose from, and whether mails go out',
  params: clubParams,
  reply: clubReach,
})

export const chooseAddress = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/reach',
  permission: 'administer_club',
  tag: 'Clubs',
  summary: 'Chooses which of the machine’s addresses the club’s links lead to',
  params: clubParams,
  body: z.strictObject({ origin: webAddress }),
  reply: clubReach,
})
