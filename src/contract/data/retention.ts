import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubParams } from '../club/clubs.ts'
import { seenVersion, version } from '../platform/seen-version.ts'
import { wholeNumber } from '../platform/values.ts'

const cardKeeping = z.object({ photoDays: z.number(), signatureDays: z.number() })

export const retention = z.object({
  /** Of the club. */
  version,
  /** What the club has set; null: what the installation keeps. */
  photoDays: z.nullable(z.number()),
  signatureDays: z.nullable(z.number()),
  /** From and to how many days the club may choose; `most` is what the installation keeps. */
  least: cardKeeping,
  most: cardKeeping,
  /** Of the log of mails, which belongs to no one club. */
  mailDays: z.number(),
  /** How many would go within an hour, with the days that were asked about or else with those that are set. */
  goNow: z.object({ photos: z.number(), signatures: z.number() }),
  /** When the next one goes; null when there is none. */
  nextPhotoAt: z.nullable(z.string()),
  nextSignatureAt: z.nullable(z.string()),
})
export type Retention = z.infer<typeof retention>

const days = wholeNumber({ least: 1, most: 9999, what: 'Days' })

export const getRetention = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/retention',
  permission: 'administer_club',
  tag: 'Privacy',
  summary: 'How long the club keeps photos and signatures of cards, and what other days would delete',
  params: clubParams,
  query: z.object({ photoDays: z.optional(days), signatureDays: z.optional(days) }),
  reply: retention,
})

export const setRetention = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/retention',
  permission: 'administer_club',
  tag: 'Privacy',
  summary: 'Sets how long the club keeps photos and signatures; null leaves it to the installation',
  params: clubParams,
  body: z.strictObject({
    version: seenVersion,
    photoDays: z.nullable(days),
    signatureDays: z.nullable(days),
  }),
  reply: retention,
})
