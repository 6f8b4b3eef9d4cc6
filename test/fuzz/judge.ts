import { errorBody, errorCodes } from '#contract/platform/error-body.ts'
import { errors } from '#contract/platform/errors.ts'
import { sendKept } from '#contract/card/send-kept.ts'
import { permissions, type Viewer } from '#contract/club/permissions.ts'
import type { Furnished } from './furnish-world.ts'
import type { Owners } from './fuzz-store.ts'
import type { FuzzRequest } from './requests.ts'

export type FuzzAnswer = { status: number; contentType: string; text: string; ms: number }

/** Longer than this is a hang. Far more than the slowest call takes on a busy machine. */
export const HANG_MS = 10_000

/**
 * What a refusal may write: that it was tried, and that a session is over. An archive of a person's data is made after
 * the answer, while the next requests come.
 */
const writtenMeanwhile = new Set(['rate_limits', 'email_codes', 'sessions', 'data_exports'])

/** Refusals that do something: a full competition gives a reserve place, and a spoiled upload uses its address up. */
function isToldRefusal({ call }: FuzzRequest, { text }: FuzzAnswer): boolean {
  if (call.path.endsWith('/join')) return text.includes('"competition_full"')
  return call.path.startsWith('/api/objects/upload/') && /"photo_(?:unreadable|too_large)"/.test(text)
}

/** The viewer as `src/golf` sees them; undefined for those who are nobody. */
export function viewerOf(userId: string | undefined, owners: Owners): Viewer | undefined {
  if (userId === undefined) return undefined
  const memberships = owners.memberships.get(userId) ?? []
  const current = owners.currentClubOf.get(userId) ?? null
  const isThere = memberships.some(({ clubId, status }) => clubId === current && status === 'active')
  return { userId, memberships, currentClubId: isThere ? current : null }
}

type Judged = {
  request: FuzzRequest
  answer: FuzzAnswer
  changed: readonly string[]
  /** As it was before the request. */
  owners: Owners
  world: Furnished
}

/** What is wrong with an answer, in words; [] for a good one. */
export function faultsOf(judged: Judged): string[] {
  const { answer } = judged
  const isDone = answer.status >= 200 && answer.status < 400
  return [
    ...(answer.status >= 500 ? [`answers ${answer.status}`] : []),
    ...(answer.ms > HANG_MS ? [`takes ${Math.round(answer.ms)} ms`] : []),
    ...(isDone ? replyFaults(judged) : refusalFaults(judged)),
    ...changeFaults(judged, isDone),
    ...canaryFaults(judged),
  ]
}

function replyFaults(judged: Judged): string[] {
  const { request, answer } = judged
  const faults = permissionFaults(judged)
  if (!answer.contentType.startsWith('application/json')) return faults
  const parsed = request.call.reply.safeParse(parseJson(answer.text))
  return parsed.success ? faults : [...faults, `replies outside its schema: ${parsed.error.message}`]
}

function refusalFaults({ answer }: Judged): string[] {
  const parsed = errorBody.safeParse(parseJson(answer.text))
  if (!parsed.success) return ['refuses without the error body']
  const code = errorCodes.find((known) => known === parsed.data.code)
  if (code === undefined) return [`refuses with the unknown code ${parsed.data.code}`]
  return errors[code].status === answer.status ? [] : [`refuses with ${code} as ${answer.status}`]
}

/** A success that the named permission forbids, and every thing of a club that the person does not belong to. */
function permissionFaults({ request, answer, owners, world }: Judged): string[] {
  const { call, params } = request
  if (call.permission === 'everyone') return []
  const viewer = viewerOf(world.people[request.kind].userId, owners)
  if (!viewer) return ['succeeds for somebody who is not signed in']
  // A list that is asked for another club's things has none.
  if (answer.text === '[]') return []
  const known = request.named.filter((text) => owners.clubsOf.has(toId(text)))
  // A photo is read with the round's holes; the course beside it is not looked at.
  if (call.path === '/api/ocr/process' && known.some((text) => text.startsWith('rnd_'))) return []
  // Its parts are answered one by one, and here each of them was refused.
  if (call.path === sendKept.path && tookNothing(answer.text)) return []
  const foreign = known.filter((text) => {
    const clubId = owners.clubsOf.get(toId(text))
    return (
      !viewer.memberships.some((one) => one.clubId === clubId) &&
      owners.ownersOf.get(toId(text)) !== viewer.userId
    )
  })
  if (foreign.length > 0)
    return [`succeeds with things of a club that they are not in: ${foreign.join(', ')}`]
  const thing = toId(known[0] ?? '')
  const person = params.memberId ?? params.userId ?? request.bodyUserId
  const subject = {
    clubId: owners.clubsOf.get(thing) ?? clubOfPerson(person, viewer, owners) ?? viewer.currentClubId ?? '',
    userId: owners.ownersOf.get(thing) ?? person ?? viewer.userId,
    players: owners.playersOf.get(thing) ?? [],
  }
  return permissions[call.permission].allows(viewer, subject)
    ? []
    : [`succeeds although ${call.permission} forbids it`]
}

const toId = (text: string) => text.replace(/^\/api\/objects\//, '')

/** A club in which the viewer may meet that person. */
function clubOfPerson(person: string | undefined, viewer: Viewer, owners: Owners): string | undefined {
  if (person === undefined) return undefined
  const theirs = owners.memberships.get(person) ?? []
  return (
    viewer.memberships.find(({ clubId }) => theirs.some((one) => one.clubId === clubId))?.clubId ?? 'none'
  )
}

function changeFaults({ request, answer, changed }: Judged, isDone: boolean): string[] {
  const isRead = request.method === 'GET'
  if (isDone && !isRead) return []
  const rest = changed.filter((name) => !writtenMeanwhile.has(name) && !name.startsWith('audit_'))
  if (rest.length === 0 || isToldRefusal(request, answer)) return []
  return [`${isDone ? 'reads' : 'refuses'} and changes ${rest.join(', ')}`]
}

/** The other club's name in a reply to somebody who never belonged to it and did not send it. */
function canaryFaults({ request, answer, owners, world }: Judged): string[] {
  // Whoever knows the password of an account is its owner, and the link of an invitation names its club.
  if (/sign-in|sign-up|reset-password|invitations/.test(request.call.path)) return []
  const { userId } = world.people[request.kind]
  const clubs = (userId === undefined ? [] : (owners.memberships.get(userId) ?? [])).map(
    ({ clubId }) => clubId,
  )
  const sent = `${request.url} ${String(request.payload)}`
  return (['here', 'there'] as const).flatMap((side) => {
    const canary = world.canaries[side]
    const isTheirs = clubs.includes(world[side].clubId?.[0] ?? '')
    return !isTheirs && answer.text.includes(canary) && !sent.includes(canary) ? [`tells ${canary}`] : []
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: no schema takes undefined.
    return undefined
  }
}

function tookNothing(reply: string): boolean {
  const { data } = sendKept.reply.safeParse(parseJson(reply))
  return (
    data?.rounds.every(
      ({ start, scores, handIn }) =>
        !start?.round && !handIn?.round && (scores?.acknowledged.length ?? 0) === 0,
    ) ?? false
  )
}
