import { z } from 'zod/mini'
import { kioskStates } from './kiosk-state.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { line, pathId } from '../platform/values.ts'

/** What a link has behind its #, which browsers keep to themselves. */
export const KIOSK_LINK_FIELD = 'link'

/** A tablet of the club's bar, as administrators see it. */
export const kiosk = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(kioskStates),
  createdAt: z.string(),
  linkUntil: z.string(),
  openedAt: z.nullable(z.string()),
  /** To the minute. */
  lastUsedAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
})
export type Kiosk = z.infer<typeof kiosk>

export const listKiosks = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/kiosks',
  permission: 'administer_club',
  tag: 'Kiosk',
  summary: 'The tablets of the club at which players hand in paper cards, the newest first',
  params: clubParams,
  reply: z.object({ kiosks: z.array(kiosk) }),
})

export const addKiosk = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/kiosks',
  permission: 'administer_club',
  tag: 'Kiosk',
  summary:
    'Makes the link that opens a kiosk once, and shows it this one time; again with a name that still waits, a new link in place of the old one',
  params: clubParams,
  body: z.strictObject({ name: line(40, 'The name') }),
  reply: z.object({ kiosk, link: z.string() }),
})

export const withdrawKiosk = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/kiosks/:kioskId',
  permission: 'administer_club',
  tag: 'Kiosk',
  summary: 'Ends a kiosk, or a link that was not opened yet; safe to repeat',
  params: z.object({ clubId: pathId, kioskId: pathId }),
  reply: kiosk,
})
