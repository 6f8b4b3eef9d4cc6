import fc, { type Arbitrary } from 'fast-check'
import type { Call } from '#contract/platform/call.ts'
import { kinds, type Furnished, type Kind } from './furnish-world.ts'
import {
  hostileBodies,
  hostileContentTypes,
  hostileCookies,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
} from './hostile-values.ts'
import { exampleBodies } from './example-bodies.ts'
import { anything, nearly, valid, type Pools } from './schema-arbitraries.ts'

/** One request as it goes out, and what of it the judge needs to know. */
export type FuzzRequest = {
  call: Call
  kind: Kind
  method: string
  url: string
  headers: Record<string, string>
  payload: string | Buffer | undefined
  /** From which address it comes: limits count by address. */
  remoteAddress: string
  /** Values of the path's parameters before they were put into the address, and all texts in the body. */
  named: readonly string[]
  params: Readonly<Record<string, string>>
  /** Whom the body is about, where it says so. */
  bodyUserId: string | undefined
}

const PASSWORD = 'correct horse battery'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Ids of a kind: mostly of the club that the request is about, sometimes of the other one or of nobody. */
function idsOf(name: string, { here, there }: Furnished): Arbitrary<string> {
  const [own = [], foreign = []] = [here[name], there[name]]
  return fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...own) },
    { weight: 3, arbitrary: fc.constantFrom(...foreign) },
    { weight: 1, arbitrary: fc.constantFrom('xyz_missing', `${own[0] ?? ''}x`, (own[0] ?? '').slice(0, -1)) },
  )
}

/** What the fields of the contract are called, and what is sent in them. */
function makePools(world: Furnished): Pools {
  const ids = (name: string) => idsOf(name, world)
  const users = ids('userId')
  const photos = ids('photoId')
  const paths = photos.map((id) => `/api/objects/${id}`)
  const instants = fc
    .integer({ min: -72, max: 240 })
    .map((hours) => new Date(Date.parse('2026-06-06T09:00:00Z') + hours * 3_600_000).toISOString())
  return {
    ...Object.fromEntries(['clubId', 'courseId', 'teeId', 'competitionId'].map((name) => [name, ids(name)])),
    userId: users,
    winnerId: users,
    memberIds: users,
    memberId: users,
    roundId: ids('roundId'),
    scorecardPhotoUrl: paths,
    photoURL: paths,
    fileName: fc.oneof(photos, paths),
    clubCode: fc.constantFrom(...(world.here.clubCode ?? []), 'SC000000', 'sc 123456', ''),
    email: fc.constantFrom('new@example.org', 'player.new@example.org', 'ADMIN@example.org', 'x@y'),
    password: fc.constantFrom(PASSWORD, 'a different long password', '12345678', 'x'),
    code: fc.constantFrom('123456', '000000', '12 34 56'),
    startDate: instants,
    endDate: instants,
    at: instants,
    verifiedAt: instants,
    timeZone: fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Pacific/Kiritimati',
      'Mars/Base',
      '',
      null,
    ),
    origin: fc.constantFrom('http://192.168.1.20:3000', 'https://evil.example', 'javascript:1'),
    partnerSignature: fc.constantFrom('A. Marker', 'data:image/svg+xml,<svg onload="alert(1)"/>'),
    token: fc.constantFrom('abc', 'inv_abc.def'),
    invitation: fc.constantFrom('abc', 'inv_abc.def'),
  }
}

/** Which pool the parameter of a path takes its values from. */
function poolOf(name: string, path: string): string {
  if (name === 'token') return path.startsWith('/api/invitations') ? 'invitationToken' : 'uploadToken'
  return name === 'memberId' ? 'userId' : name
}

function pathOf(call: Call, world: Furnished): Arbitrary<{ path: string; params: Record<string, string> }> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = names.map((name) => {
    const pool = poolOf(name, call.path)
    const known = world.here[pool] ? idsOf(pool, world) : fc.constantFrom('abc', 'inv_abc.def')
    return fc.oneof(
      { weight: 9, arbitrary: known.map((value) => ({ value, text: encodeURIComponent(value) })) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileSegments).map((text) => ({ value: text, text })) },
    )
  })
  return fc.tuple(...values).map((chosen) => {
    const byName = new Map(names.map((name, i) => [name, chosen[i]]))
    return {
      path: call.path.replaceAll(/:(\w+)/g, (_all, name: string) => byName.get(name)?.text ?? ''),
      params: Object.fromEntries(names.map((name) => [name, byName.get(name)?.value ?? ''])),
    }
  })
}

type Payload = { payload: string | Buffer | undefined; contentType: string | undefined; value: unknown }

function payloadOf(call: Call, pools: Pools, world: Furnished): Arbitrary<Payload> {
  const json = (arbitrary: Arbitrary<unknown>) =>
    arbitrary.map((value): Payload => ({
      payload: JSON.stringify(value),
      contentType: 'application/json',
      value,
    }))
  const nothing = fc.constant<Payload>({ payload: undefined, contentType: undefined, value: undefined })
  const raw = fc
    .tuple(fc.constantFrom(...hostileBodies), fc.option(fc.constantFrom(...hostileContentTypes)))
    .map(([payload, type]): Payload => ({
      payload,
      contentType: type ?? 'application/json',
      value: undefined,
    }))
  const odd = fc.oneof({ weight: 2, arbitrary: json(anything) }, { weight: 2, arbitrary: raw })
  if (call.method === 'GET')
    return fc.oneof({ weight: 19, arbitrary: nothing }, { weight: 1, arbitrary: odd })
  if (/crest$|upload\/:token$/.test(call.path)) {
    const bytes: Payload = { payload: picture, contentType: 'image/png', value: undefined }
    return fc.oneof({ weight: 2, arbitrary: fc.constant(bytes) }, { weight: 1, arbitrary: raw })
  }
  if (!call.body) return fc.oneof({ weight: 8, arbitrary: nothing }, { weight: 2, arbitrary: odd })
  const examples = exampleBodies(world)[`${call.method} ${call.path}`]
  const made = valid(call.body, pools)
  const good = examples ? fc.oneof(made, fc.constantFrom(...examples)) : made
  return fc.oneof(
    { weight: 10, arbitrary: json(good) },
    { weight: 7, arbitrary: json(nearly(good)) },
    { weight: 3, arbitrary: odd },
    { weight: 1, arbitrary: nothing },
  )
}

function queryOf(call: Call, pools: Pools): Arbitrary<string> {
  const hostile = fc.constantFrom(...hostileQueries)
  if (!call.query)
    return fc.oneof({ weight: 24, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostile })
  const good = valid(call.query, pools).map((value) => {
    const fields = Object.entries((value ?? {}) as Record<string, unknown>)
    return fields.map(([name, text]) => `${name}=${encode(String(text))}`).join('&')
  })
  return fc.oneof({ weight: 6, arbitrary: good }, { weight: 2, arbitrary: hostile })
}

/** As browsers write it into an address; a lone surrogate, which cannot be written, as its three bytes. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD'))
}

function userIdIn(value: unknown): string | undefined {
  const isObject = typeof value === 'object' && value !== null && 'userId' in value
  return isObject && typeof value.userId === 'string' ? value.userId : undefined
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Whoever may do most tries most. */
const shareOf: Readonly<Record<Kind, number>> = {
  'signed out': 1,
  player: 3,
  owner: 2,
  admin: 6,
  'foreign player': 1,
  'foreign admin': 2,
  removed: 1,
  lapsed: 1,
}

/** A request of one of the calls, by one of the kinds of people. */
export function requests(calls: readonly Call[], world: Furnished): Arbitrary<FuzzRequest> {
  const pools = makePools(world)
  const one = (call: Call) =>
    fc
      .tuple(
        fc.oneof(...kinds.map((kind) => ({ weight: shareOf[kind], arbitrary: fc.constant(kind) }))),
        pathOf(call, world),
        queryOf(call, pools),
        payloadOf(call, pools, world),
        fc.oneof(
          { weight: 9, arbitrary: fc.constant({}) },
          { weight: 1, arbitrary: fc.constantFrom(...hostileHeaders) },
        ),
        fc.oneof(
          { weight: 39, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom(...hostileCookies) },
        ),
        fc.integer({ min: 1, max: 250 }),
      )
      .map(
        ([
          kind,
          { path, params },
          query,
          { payload, contentType, value },
          more,
          cookie,
          host,
        ]): FuzzRequest => {
          const sent = cookie ?? world.people[kind].cookie
          return {
            call,
            method: call.method,
            params,
            payload,
            remoteAddress: `10.1.2.${host}`,
            kind: cookie === undefined ? kind : 'signed out',
            url: query === '' ? path : `${path}?${query}`,
            headers: {
              ...(contentType === undefined ? {} : { 'content-type': contentType }),
              ...(sent === '' ? {} : { cookie: sent }),
              ...more,
            },
            bodyUserId: userIdIn(value),
            named: [...Object.values(params), ...textsIn(value), ...query.split(/[=&]/)],
          }
        },
      )
  return fc.oneof(...calls.map(one))
}
