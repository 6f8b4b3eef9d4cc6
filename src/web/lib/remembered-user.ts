import { z } from 'zod/mini'
import { clubColour } from '#contract/club/club-face.ts'
import { roles } from '#contract/club/membership.ts'

const KEY = 'scoreclub.user'
/** What a round brought, for its player alone (round-brought.ts). */
export const ROUND_BROUGHT_KEY = 'scoreclub.round-brought'

/** The least that a device keeps about its last user: enough to greet them and open their card without a connection. */
const rememberedUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  clubId: z.nullable(z.string()),
  /** So that the page has its colours before the club has answered. */
  clubColour: z.optional(z.nullable(clubColour)),
})
export type RememberedUser = z.infer<typeof rememberedUser>

export function readRememberedUser(): RememberedUser | undefined {
  try {
    const read = rememberedUser.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    // Storage can be forbidden or its text broken; then nobody is remembered.
    return undefined
  }
}

export function rememberUser(user: RememberedUser): void {
  const { id, firstName, lastName, role, clubId, clubColour } = user
  tryStorage(() => {
    localStorage.setItem(KEY, JSON.stringify({ id, firstName, lastName, role, clubId, clubColour }))
  })
}

/** Nobody is signed in here any more: what was kept to be shown without a network goes as well. */
export function forgetUser(): void {
  tryStorage(() => {
    localStorage.removeItem(KEY)
    localStorage.removeItem(ROUND_BROUGHT_KEY)
  })
  // A browser without storage has kept nothing; whatever stays is read for its own person only.
  void import('./shown-replies.ts').then(({ dropKept }) => dropKept()).catch(() => undefined)
}

function tryStorage(act: () => void): void {
  try {
    act()
  } catch {
    // A browser without storage can still sign in; only the card does not open without a connection.
  }
}
