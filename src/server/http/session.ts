import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#domain/club/permissions.ts'
import type { HandicapIndex } from '#domain/numbers.ts'

/** The person behind a request, with their memberships as they are now. */
export type SignedIn = Omit<Viewer, 'memberships'> & {
  firstName: string
  lastName: string
  email: string
  image: string | null
  handicapIndex: HandicapIndex | null
  signUpRole: string | null
  emailVerified: boolean
  /** The request that they make, as the log and the audit log name it. */
  requestId?: string
  memberships: readonly (Viewer['memberships'][number] & {
    clubName: string
    clubColour: string | null
    clubCrest: string | null
  })[]
}

export type LoadSession = (cookie: string) => Promise<{ person: SignedIn; expiresAt: Date } | undefined>

const FRESH_MS = 5_000
const MOST_KEPT = 20_000

/**
 * Reads who is signed in. The result is cached for five seconds, so that scoring a card and watching a board need no
 * query each time. Whatever changes a person or a session calls `forget`; the change feed does so in other processes.
 */
export class SessionReader {
  readonly #load: LoadSession
  readonly #now: () => Date
  readonly #kept = new Map<string, { person: SignedIn; until: number }>()
  /** Rises whenever something is forgotten: what was being read from the store at that moment may be older. */
  #forgotten = 0
  #isTold = true

  constructor(load: LoadSession, now: () => Date) {
    this.#load = load
    this.#now = now
  }

  /** The cached result, without waiting; undefined when none was read in the last seconds. */
  known(request: Pick<FastifyRequest, 'headers'>): SignedIn | undefined {
    const cookie = sessionCookie(request.headers.cookie)
    const kept = cookie === undefined ? undefined : this.#kept.get(cookie)
    return kept && kept.until > this.#now().getTime() ? kept.person : undefined
  }

  async read(request: Pick<FastifyRequest, 'headers'>): Promise<SignedIn | undefined> {
    const known = this.known(request)
    if (known) return known
    const cookie = sessionCookie(request.headers.cookie)
    if (cookie === undefined) return undefined
    this.#kept.delete(cookie)
    const now = this.#now().getTime()
    const before = this.#forgotten
    const session = await this.#load(cookie)
    if (!session) return undefined
    if (!this.#isTold || before !== this.#forgotten) return session.person
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(cookie, {
      person: session.person,
      until: Math.min(now + FRESH_MS, session.expiresAt.getTime()),
    })
    return session.person
  }

  /** While the process does not hear what others change, nothing is cached: an ended session ends here at once as well. */
  hearsChanges(isTold: boolean): void {
    this.#isTold = isTold
    this.forget()
  }

  /** Drops what is cached about one person, or about everybody. */
  forget(userId?: string): void {
    this.#forgotten += 1
    if (userId === undefined) this.#kept.clear()
    else
      for (const [cookie, { person }] of this.#kept) if (person.userId === userId) this.#kept.delete(cookie)
  }
}

export const COOKIE_PREFIX = 'scoreclub'

/** Our session cookie from a Cookie header, as "name=value"; https adds a prefix to the name. */
function sessionCookie(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  // Most browsers send no other cookie.
  if (header.startsWith(`${COOKIE_PREFIX}.session_token=`) && !header.includes(';')) return header
  return header
    .split(';')
    .map((one) => one.trim())
    .find(
      (one) =>
        one.startsWith(`${COOKIE_PREFIX}.session_token=`) ||
        one.startsWith(`__Secure-${COOKIE_PREFIX}.session_token=`),
    )
}
