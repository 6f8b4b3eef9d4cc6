/** What an access token may do: look at things, or change them as well. */
export const tokenReaches = ['read', 'write'] as const
export type TokenReach = (typeof tokenReaches)[number]

/** A call as its route has it, "GET /api/clubs/:clubId". */
export type RouteOfCall = { method: string; path: string }

/** What a call asks of a token; `never`: only a person who is signed in makes it. */
export type NeededReach = TokenReach | 'never'

const own = (path: string, method?: string) => ({ path, method })

/**
 * What no token opens: whatever gives access or takes it away, to the account itself or to others, and what a person agrees
 * to. A token that was lost can then be withdrawn, and nothing that it did outlives it. Two fields of a club are kept from
 * programs where the club is read and changed: its code, and whether joining needs approval.
 */
const forPeopleOnly: readonly { path: string; method: string | undefined }[] = [
  own('/api/auth'),
  own('/api/access-tokens'),
  own('/api/privacy'),
  own('/api/guardian'),
  own('/api/push'),
  own('/api/kiosk'),
  own('/api/clubs', 'POST'),
  own('/api/clubs/invite-member'),
  own('/api/clubs/:clubId/code'),
  own('/api/clubs/:clubId/also-plays'),
  own('/api/clubs/:clubId/billing'),
  own('/api/clubs/:clubId/calendar-address'),
  own('/api/clubs/:clubId/card-account'),
  own('/api/clubs/:clubId/invitations'),
  own('/api/clubs/:clubId/kiosks'),
  own('/api/clubs/:clubId/learning'),
  own('/api/clubs/:clubId/listed-members'),
  own('/api/clubs/:clubId/members/:memberId', 'PATCH'),
  own('/api/clubs/:clubId/members/:memberId', 'DELETE'),
  own('/api/clubs/:clubId/members/:memberId/approve'),
  own('/api/clubs/:clubId/members/:memberId/guardian'),
  own('/api/clubs/:clubId/members/:memberId/handicap-committee'),
  own('/api/clubs/:clubId/partner-erasure'),
  own('/api/clubs/:clubId/reach', 'PUT'),
  own('/api/clubs/:clubId/retention', 'PUT'),
  own('/api/clubs/:clubId/webhooks'),
  own('/api/competitions/:competitionId/fee'),
  own('/api/competitions/:competitionId/sharing'),
  own('/api/invitations'),
  own('/api/rounds/:roundId/learning'),
]

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** Which token a call needs. A call that nobody thought of needs one that may write, unless it only reads. */
export function neededReach({ method, path }: RouteOfCall): NeededReach {
  if (path === '/api/auth/user' && reading.includes(method)) return 'read'
  const isForPeople = forPeopleOnly.some((one) =>
    one.method === undefined
      ? path === one.path || path.startsWith(`${one.path}/`)
      : path === one.path && method === one.method,
  )
  if (isForPeople) return 'never'
  return reading.includes(method) ? 'read' : 'write'
}

/** Whether a token of this reach may make the call; what its person may do is asked after that. */
export function mayCallWithToken(reach: TokenReach, call: RouteOfCall): boolean {
  const needed = neededReach(call)
  return needed === 'read' || (needed === 'write' && reach === 'write')
}
