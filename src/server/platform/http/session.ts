import type { FastifyRequest } from 'fastify'
import type { DeskHelp, Viewer } from '#contract/club/permissions.ts'
import type { HandicapIndex } from '#golf/numbers.ts'
import type { TokenReach } from '#contract/identity/token-reach.ts'
import { readBearerToken } from './bearer-token.ts'
import { readSessionCookie } from './session-cookie.ts'

/** The person behind a request, with their memberships as they are now. */
export type SignedIn = Omit<Viewer, 'memberships' | 'helpsAt'> & {
  firstName: string
  lastName: string
  email: string
  image: string | null
  handicapIndex: HandicapIndex | null
  signUpRole: string | null
  emailVerified: boolean
  /** The version of the terms that they agreed to last. */
  agreedTerms: string | null
  typedClubCode: string | null
  clubCodeRefusal: 'unknown' | 'limited' | null
  /** The session they are signed in with, and when its password was last entered. */
  session?: { id: string; passwordAt: Date }
  /** The access token that a program of theirs came with, in the place of a session. */
  accessToken?: { id: string; reach: TokenReach }
  /** Where they help at a desk now, with the competitions' names; an access token helps nowhere. */
  helpsAt?: readonly (DeskHelp & { name: string })[]
  /** The request that they make, as the log and the audit log name it. */
  requestId: string
  memberships: readonly (Viewer['memberships'][number] & {
    clubName: string
    clubColour: string | null
    clubCrest: string | null
  })[]
}

/** The person as the store has them, whatever they ask for. */
export type SessionPerson = Omit<SignedIn, 'requestId'>

/** Reads a session, or an access token, by its secret. */
export type LoadSession = (token: string) => Promise<{ person: SessionPerson; expiresAt: Date } | undefined>

const FRESH_MS = 5_000
const MOST_KEPT = 20_000

/**
 * Reads who is signed in. The result is cached for five seconds, so that scoring a card and watching a board need no
 * query each time. Whatever changes a person or a session calls `forget`; the change feed does so in other processes.
 */
export class SessionReader {
  readonly #load: LoadSession
  readonly #loadAccessToken: LoadSession
  readonly #now: () => Date
  readonly #cookies: { isSecure: boolean }
  readonly #kept = new Map<string, { person: SessionPerson; until: number }>()
  readonly #readFor = new WeakMap<Pick<FastifyRequest, 'headers'>, SessionPerson>()
  /** Rises whenever something is forgotten: what was being read from the store at that moment may be older. */
  #forgotten = 0
  #isTold = true

  /** `isSecure`: the installation is used over https. */
  constructor(
    load: LoadSession,
    options: { now: () => Date; isSecure: boolean; loadAccessToken: LoadSession },
  ) {
    this.#load = load
    this.#loadAccessToken = options.loadAccessToken
    this.#now = options.now
    this.#cookies = options
  }

  /** The cached result, without waiting; undefined when none was read in the last seconds. */
  known(request: Pick<FastifyRequest, 'headers'>): SessionPerson | undefined {
    const secret = this.#secretOf(request)
    const kept = secret && this.#kept.get(secret.text)
    return kept && kept.until > this.#now().getTime() ? kept.person : undefined
  }

  /** Who used this session last, as far as this process remembers: to share places out, never to let anybody in. */
  remembered(request: Pick<FastifyRequest, 'headers'>): SessionPerson | undefined {
    const secret = this.#secretOf(request)
    return secret && this.#kept.get(secret.text)?.person
  }

  /** Who was read for this very request, whatever its answer has ended or changed since. */
  readFor(request: Pick<FastifyRequest, 'headers'>): SessionPerson | undefined {
    return this.#readFor.get(request)
  }

  async read(request: Pick<FastifyRequest, 'headers'>): Promise<SessionPerson | undefined> {
    const person = await this.#find(request)
    if (person) this.#readFor.set(request, person)
    return person
  }

  async #find(request: Pick<FastifyRequest, 'headers'>): Promise<SessionPerson | undefined> {
    const known = this.known(request)
    if (known) return known
    const secret = this.#secretOf(request)
    if (secret === undefined) return undefined
    const { text: token, load } = secret
    this.#kept.delete(token)
    const now = this.#now().getTime()
    const before = this.#forgotten
    const session = await load(token)
    if (!session) return undefined
    if (!this.#isTold || before !== this.#forgotten) return session.person
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(token, {
      person: session.person,
      until: Math.min(now + FRESH_MS, session.expiresAt.getTime()),
    })
    return session.person
  }

  /** Who comes with an access token is its person and nobody else, whatever cookies come along; the two look differently. */
  #secretOf({ headers }: Pick<FastifyRequest, 'headers'>): { text: string; load: LoadSession } | undefined {
    const bearer = readBearerToken(headers)
    if (bearer !== undefined) return { text: bearer, load: this.#loadAccessToken }
    const cookie = readSessionCookie(headers.cookie, this.#cookies)
    return cookie && { text: cookie.token, load: this.#load }
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
    else for (const [token, { person }] of this.#kept) if (person.userId === userId) this.#kept.delete(token)
  }
}
