import { z } from 'zod/mini'
import { roles } from '#domain/club/membership.ts'

const KEY = 'scoreclub.user'

/** The least that a device keeps about its last user: enough to greet them and open their card without a connection. */
const rememberedUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  clubId: z.nullable(z.string()),
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
  const { id, firstName, lastName, role, clubId } = user
  tryStorage(() => {
    localStorage.setItem(KEY, JSON.stringify({ id, firstName, lastName, role, clubId }))
  })
}

export function forgetUser(): void {
  tryStorage(() => {
    localStorage.removeItem(KEY)
  })
}

function tryStorage(act: () => void): void {
  try {
    act()
  } catch {
    // A browser without storage can still sign in; only the card does not open without a connection.
  }
}
