import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  connectAccount as connectAccountCall,
  readConnection,
  readDoor,
} from '#contract/identity/sign-in-service.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { logSecurity } from '../../platform/http/security-log.ts'
import { serveEveryone } from '../../platform/http/serve-call.ts'
import { readSessionCookie } from '../../platform/http/session-cookie.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import type { AttemptLimits } from '../attempt-limits.ts'
import {
  clearPreferenceCookie,
  cookiesAreSecure,
  preferenceTokenHash,
  setSessionCookie,
} from '../auth-cookies.ts'
import { findPerson } from '../auth.store.ts'
import { readDeviceToken } from '../known-device/known-device.ts'
import { mailLanguage } from '../mail-language.ts'
import { signOut } from '../session/sign-out.ts'
import { readWireUser } from '../user-view.ts'
import { connectAccount } from './connect-account.ts'
import { enterByProvider, type Entered, type Visitor } from './enter-by-provider.ts'
import { sendFaultPage } from './fault-page.ts'
import { personOfClaims } from './person-of-claims.ts'
import { clearNote, flowNote, personNote, readNoteOf, setNote } from './provider-cookies.ts'
import { SignInFault } from './sign-in-fault.ts'
import type { SignInProvider } from './sign-in-provider.ts'

/** Where the sign-in service sends browsers back to; whoever sets it up enters this address there. */
export const RETURN_PATH = '/api/auth/callback'

/** The door that leads to a sign-in service (D16), where one is set. */
export function providerRoutes(app: FastifyInstance, services: Services, limits: AttemptLimits): void {
  const { provider } = services

  serveEveryone(app, readDoor, () => Promise.resolve({ provider: provider ? { name: provider.name } : null }))

  app.get(RETURN_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!provider) throw new AppError('not_found')
    const flow = readNoteOf(services, request, flowNote)
    try {
      return await comeBack(services, limits, { provider, request, reply })
    } catch (error) {
      if (!(error instanceof SignInFault)) throw error
      return sayFault(services, request, reply, { fault: error, next: flow?.next ?? '/' })
    }
  })

  serveEveryone(app, readConnection, ({ request }) => {
    const waiting = provider && readNoteOf(services, request, personNote)
    return Promise.resolve(waiting ? { email: waiting.person.email, name: provider.name } : null)
  })

  serveEveryone(app, connectAccountCall, async ({ body, request, reply }) => {
    const waiting = provider && readNoteOf(services, request, personNote)
    if (!waiting) throw signInOver()
    const entered = await connectAccount(services, limits, {
      person: waiting.person,
      password: body.password,
      proof: body.proof,
      deviceToken: readDeviceToken(request),
      visitor: readVisitor(request),
    })
    clearNote(services, reply, personNote)
    await letIn(services, request, reply, entered)
    return { user: await readWireUser(services, entered.userId), next: waiting.next }
  })
}

/** Ten minutes have passed, or it was of another browser. */
const signInOver = () =>
  new AppError('not_found', {
    message: 'This sign-in took longer than 10 minutes, or has already been used. Please start again.',
  })

/** A page to open after signing in; a call is none, and would be made by whoever wrote the link. */
const isPagePath = (path: string) => !/^\/api(?:[/?]|$)/.test(path)

/** Sends a browser to the sign-in service; `next` is a path of this site. */
export async function leadToProvider(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, next, again }: { provider: SignInProvider; next: string; again: boolean },
): Promise<FastifyReply> {
  try {
    const { address, checks } = await provider.begin({ again })
    setNote(services, reply, flowNote, { checks, next: isPagePath(next) ? next : '/', again })
    // Whoever stopped at connecting an account on a shared tablet leaves nothing for the next one.
    clearNote(services, reply, personNote)
    return reply.header('cache-control', 'no-store').redirect(address.href)
  } catch (error) {
    if (!(error instanceof SignInFault)) throw error
    return sayFault(services, request, reply, { fault: error, next })
  }
}

async function comeBack(
  services: Services,
  limits: AttemptLimits,
  { provider, request, reply }: { provider: SignInProvider; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const flow = readNoteOf(services, request, flowNote)
  const { state } = request.query as Record<string, unknown>
  void reply.header('cache-control', 'no-store')
  if (!flow || state !== flow.checks.state) {
    // Of two windows that both led there, the other one was quicker.
    if (await services.sessions.read(request)) return reply.redirect('/')
    throw new SignInFault('over')
  }
  clearNote(services, reply, flowNote)
  const { checks, next, again } = flow
  if ((await limits.take([['provider-address', addressKey(request.ip)]])) !== undefined)
    throw new SignInFault('too_many')
  if ((await limits.take([['provider-return', checks.state]])) !== undefined) throw new SignInFault('over')
  const claims = await provider.finish(searchOf(request), checks)
  const person = personOfClaims(claims, { wasAsked: again, now: services.now() })
  const entered = await enterByProvider(services, limits, { person, visitor: readVisitor(request) })
  if (entered.result === 'connects') {
    setNote(services, reply, personNote, { person, next })
    return reply.redirect('/auth?connect=1')
  }
  await letIn(services, request, reply, entered)
  return reply.redirect(await pageAfter(services, entered, next))
}

/** Sets the cookie of the new session and ends the one that this browser had before. */
export async function letIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, token, needsConfirmation }: Extract<Entered, { result: 'entered' }>,
): Promise<void> {
  const cookies = { isSecure: cookiesAreSecure(services.config) }
  const before = readSessionCookie(request.headers.cookie, cookies)
  if (before) await signOut(services, before.token)
  setSessionCookie(reply, token, cookies)
  if (!needsConfirmation) clearPreferenceCookie(reply)
  logSecurity(services, request, { event: 'signed_in', userId })
  services.sessions.forget(userId)
}

/** Who has no club yet has more to settle, which the page of signing in does: a choice to confirm, an address, a club. */
async function pageAfter(services: Services, { userId }: { userId: string }, next: string): Promise<string> {
  if (/^\/auth(?:[?/]|$)/.test(next)) return next
  const person = await findPerson(services.db, userId)
  const hasClub = person?.memberships.some(({ status }) => status === 'active') ?? false
  return hasClub ? next : `/auth?tab=signin${next === '/' ? '' : `&next=${encodeURIComponent(next)}`}`
}

/** What the service said is logged without anything of the person. */
function sayFault(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { fault, next }: { fault: SignInFault; next: string },
): FastifyReply {
  const { kind, cause } = fault
  if (cause instanceof Error) {
    const code = 'code' in cause ? cause.code : undefined
    request.log.warn({ signIn: kind, code, reason: cause.message }, 'sign-in service')
  }
  if (kind !== 'away') logSecurity(services, request, { event: 'sign_in_failed', userId: undefined })
  return sendFaultPage(request, reply, { kind, next })
}

/** What signing in needs of a request, where no library makes the session. */
export function readVisitor(request: FastifyRequest): Visitor {
  return {
    tokenHash: preferenceTokenHash(request),
    language: mailLanguage(request.headers['accept-language']),
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    requestId: request.id,
  }
}

function searchOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
