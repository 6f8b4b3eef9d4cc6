import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod/mini'
import type { Config } from '../../platform/config.ts'

type Signing = { config: Pick<Config, 'authSecret'>; purpose: string }

/** A value for a cookie of this browser, which nobody can change, and which counts until a moment. It is not secret. */
export function writeNote({ config, purpose }: Signing, value: unknown, until: Date): string {
  const text = Buffer.from(JSON.stringify({ value, until: until.getTime() })).toString('base64url')
  return `${text}.${sign(config, purpose, text)}`
}

/** The value of a note of ours that still counts; undefined for anything else. */
export function readNote<Schema extends z.ZodMiniType>(
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
