import type { z } from 'zod/mini'
import type { PermissionName } from '../club/permissions.ts'

export type Schema = z.ZodMiniType
export type Output<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined
export type Input<S extends Schema | undefined> = S extends Schema ? z.input<S> : undefined

/**
 * One call of the API: the server registers it, the web client makes it and the OpenAPI document lists it, all from
 * this description. `path` has Fastify's form, "/api/clubs/:clubId".
 */
export type Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** Who may make it: the predicate of this name in contract/club/permissions.ts. */
  permission: PermissionName
  tag: string
  summary: string
  /** A phone keeps the last reply, to show it where there is no network (docs/offline.md). */
  isKept?: boolean
  params: Params
  query: Query
  body: Body
  reply: Reply
}

/*#__NO_SIDE_EFFECTS__*/
export function defineCall<
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(call: {
  method: Call['method']
  path: `/api/${string}`
  permission: PermissionName
  tag: string
  summary: string
  isKept?: boolean
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
}): Call<Params, Query, Body, Reply> {
  const { params, query, body, ...rest } = call
  return { ...rest, params: params as Params, query: query as Query, body: body as Body }
}
