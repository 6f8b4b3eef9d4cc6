import { z } from 'zod/mini'
import { email, line } from '#contract/platform/values.ts'
import type { ProviderClaims } from './sign-in-provider.ts'
import { SignInFault } from './sign-in-fault.ts'

const LONGEST_NAME = 60

/** Somebody whom the sign-in service knows, in the form of our own fields. */
export const knownPerson = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  /** The service vouches that the address is theirs. */
  isConfirmed: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** When they last proved there who they are, in milliseconds of 1970. */
  provedAt: z.number(),
})
export type KnownPerson = z.infer<typeof knownPerson>

/**
 * What the service says of a person is text of strangers like any other: it is cut to what our own forms take. `wasAsked`:
 * the service was told to ask them who they are, so where it does not say when it did, it was now.
 */
export function personOfClaims(
  claims: ProviderClaims,
  { wasAsked, now }: { wasAsked: boolean; now: Date },
): KnownPerson {
  const address = email.safeParse(claims.email)
  if (!address.success) throw new SignInFault('no_address')
  const [first, last] = splitName(claims.name ?? '')
  const firstName = nameLine(claims.given_name) ?? nameLine(first)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: address.data,
    // Some services send it as text; nothing but a plain yes counts.
    isConfirmed: claims.email_verified === true || claims.email_verified === 'true',
    firstName: firstName ?? nameLine(address.data.split('@', 1)[0]) ?? 'Player',
    lastName: nameLine(claims.family_name) ?? (firstName === undefined ? '' : (nameLine(last) ?? '')),
    provedAt: Math.min(
      now.getTime(),
      claims.auth_time === undefined ? (wasAsked ? now.getTime() : 0) : claims.auth_time * 1000,
    ),
  }
}

function splitName(name: string): [string, string] {
  const words = name.trim().split(/\s+/)
  return [words.slice(0, -1).join(' ') || (words[0] ?? ''), words.length > 1 ? (words.at(-1) ?? '') : '']
}

/** What shows nothing, turns the reading direction or is half a letter has no place in a name (refuse-hidden-characters.ts). */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu

function nameLine(text: string | undefined): string | undefined {
  const shown = text?.slice(0, LONGEST_NAME).replace(hidden, ' ').replace(/\s+/g, ' ')
  const parsed = line(LONGEST_NAME, 'Name').safeParse(shown)
  return parsed.success ? parsed.data : undefined
}
