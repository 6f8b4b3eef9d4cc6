import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Services } from '../../platform/deps.ts'
import { COOKIE_PREFIX } from '../../platform/http/session-cookie.ts'
import { cookiesAreSecure } from '../auth-cookies.ts'
import { providerChecks } from './sign-in-provider.ts'
import { knownPerson } from './person-of-claims.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config.ts'

const MINUTES = 10

type Note<Schema> = { name: string; schema: Schema }

/** The way there and back: its checks, and the page to open afterwards. */
export const flowNote = {
  name: 'flow',
  schema: z.object({ checks: providerChecks, next: z.string(), again: z.boolean() }),
}
/** Who came back, while they connect an account that they had here before. */
export const personNote = {
  name: 'person',
  schema: z.object({ person: knownPerson, next: z.string() }),
}

type Needed = Pick<Services, 'config' | 'now'>

const cookieName = ({ name }: { name: string }, isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}${COOKIE_PREFIX}.sign_in_${name}`

/** What this browser keeps for ten minutes between two steps of signing in with the sign-in service. */
export function setNote<Schema extends z.ZodMiniType>(
  { config, now }: Needed,
  reply: FastifyReply,
  note: Note<Schema>,
  value: z.output<Schema>,
): void {
  const secure = cookiesAreSecure(config)
  const until = new Date(now().getTime() + MINUTES * 60_000)
  const text = writeNote({ config, purpose: note.name }, value, until)
  void reply.setCookie(cookieName(note, secure), text, { ...attributes(secure), maxAge: MINUTES * 60 })
}

/** Over https only the name that no other host of the domain can set counts. */
export function readNoteOf<Schema extends z.ZodMiniType>(
  { config, now }: Needed,
  request: FastifyRequest,
  note: Note<Schema>,
): z.output<Schema> | undefined {
  const cookie = request.cookies[cookieName(note, cookiesAreSecure(config))]
  return readNote({ config, purpose: note.name, schema: note.schema, now: now() }, cookie)
}

export function clearNote(
  { config }: Pick<Needed, 'config'>,
  reply: FastifyReply,
  note: { name: string },
): void {
  const secure = cookiesAreSecure(config)
  void reply.clearCookie(cookieName(note, secure), attributes(secure))
}

/** `lax`: the browser comes back from another site, and has to bring it. */
function attributes(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}

type Signing = { config: Pick<Config, 'authSecret'>; purpose: string }

/** A value for a cookie of this browser, which nobody can change, and which counts until a moment. It is not secret. */
function writeNote({ config, purpose }: Signing, value: unknown, until: Date): string {
  const text = Buffer.from(JSON.stringify({ value, until: until.getTime() })).toString('base64url')
  return `${text}.${sign(config, purpose, text)}`
}

/** The value of a note of ours that still counts; undefined for anything else. */
function readNote<Schema extends z.ZodMiniType>(
  { config, purpose, schema, now }: Signing & { schema: Schema; now: Date },
  note: string | undefined,
): z.output<Schema> | undefined {
  const [text = '', signature = ''] = note?.split('.') ?? []
  const expected = Buffer.from(sign(config, purpose, text))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { value, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
    value: unknown
    until: number
  }
  if (until <= now.getTime()) return undefined
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

function sign({ authSecret }: Pick<Config, 'authSecret'>, purpose: string, text: string): string {
  return createHmac('sha256', authSecret).update(['note', purpose, text].join('\n')).digest('base64url')
}
