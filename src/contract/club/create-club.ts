import { z } from 'zod/mini'
import { currencies } from '../money/currencies.ts'
import { golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { defineCall } from '../platform/call.ts'
import { club } from './clubs.ts'
import { email, line, optionalText, orNothing, webAddress } from '../platform/values.ts'

/* Apart from the other calls of clubs, which many pages read. */

export const createClubBody = z.strictObject({
  name: line(120, 'Club name'),
  address: optionalText(300, 'Address'),
  phone: optionalText(40, 'Phone'),
  email: orNothing(email),
  website: orNothing(webAddress),
  description: optionalText(2000, 'Description'),
  /** IANA zone; the browser's by default. Competition dates are in it (D28). */
  timeZone: orNothing(line(60, 'Time zone')),
  /** Left out: dollars. */
  currency: z.optional(z.enum(currencies, { error: 'Choose one of the supported currencies.' })),
  /** The country's union, whose published rules the club begins with; null or left out: none. */
  union: z.optional(z.nullable(z.enum(golfUnions))),
})

export const createClub = defineCall({
  method: 'POST',
  path: '/api/clubs',
  permission: 'signed_in',
  tag: 'Clubs',
  summary: 'Creates a club with a new club code; its creator becomes its administrator',
  body: createClubBody,
  reply: club,
})
