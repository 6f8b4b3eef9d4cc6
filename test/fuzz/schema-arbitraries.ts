import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod/mini'
import { hostileTexts, hostileValues } from './hostile-values.ts'

/** Values that fields of this name take: ids of things that exist, addresses of accounts, dates of this month. */
export type Pools = Readonly<Record<string, Arbitrary<unknown>>>

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- zod's definitions of all kinds, read by their `type` */
type Definition = Record<string, any> & { type: string }

const definitionOf = (schema: unknown): Definition => (schema as { _zod: { def: Definition } })._zod.def
const checksOf = (schema: unknown): Definition[] =>
  ((definitionOf(schema).checks ?? []) as unknown[]).map(
    (check) => (check as { _zod: { def: Definition } })._zod.def,
  )

const plainTexts = fc.constantFrom(
  'June Medal',
  "O'Brien & Søn",
  'München – Golfplatz',
  'ゴルフ',
  '12.4',
  '+2.4',
  '3&2',
  '2026-06-07T08:00:00Z',
  'Europe/London',
  'https://golf.example.org',
  '#0a7',
  '123456',
)

function textOf(schema: unknown): Arbitrary<unknown> {
  const checks = [definitionOf(schema), ...checksOf(schema)]
  const most = checks.find(({ check }) => check === 'max_length')?.maximum as number | undefined
  const least = checks.find(({ check }) => check === 'min_length')?.minimum as number | undefined
  const pattern = checks.find((check) => check.pattern instanceof RegExp)?.pattern as RegExp | undefined
  const length = Math.min(most ?? 40, 40)
  const borders = [least ?? 0, (least ?? 1) - 1, most ?? 40, (most ?? 40) + 1].filter((size) => size >= 0)
  return fc.oneof(
    { weight: 3, arbitrary: plainTexts },
    {
      weight: 3,
      arbitrary: fc.string({ unit: 'grapheme', minLength: Math.min(least ?? 0, length), maxLength: length }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...borders.map((size) => 'x'.repeat(size))) },
    ...(pattern ? [{ weight: 6, arbitrary: matching(pattern) }] : []),
  )
}

/** Texts of a pattern; of one that fast-check cannot read, plain ones. */
function matching(pattern: RegExp): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace(/[^u]/g, '')), {
      maxLength: 60,
    })
  } catch {
    // A look-ahead or a class that fast-check has no generator for.
    return plainTexts
  }
}

const numbers = fc.oneof(
  fc.integer({ min: 1, max: 18 }),
  fc.integer({ min: -5, max: 200 }),
  fc.integer({ min: 0, max: 540 }).map((tenths) => tenths / 10),
)

function numberOf(schema: unknown): Arbitrary<unknown> {
  const checks = [definitionOf(schema), ...checksOf(schema)]
  const limits = checks.filter(({ value }) => typeof value === 'number').map(({ value }) => Number(value))
  const borders = limits.flatMap((limit) => [limit - 1, limit, limit + 1])
  return borders.length > 0 ? fc.oneof(numbers, fc.constantFrom(...borders)) : numbers
}

function arrayOf(schema: unknown, pools: Pools, name: string): Arbitrary<unknown> {
  const checks = checksOf(schema)
  const least = Number(checks.find(({ check }) => check === 'min_length')?.minimum ?? 0)
  const exact = checks.find(({ check }) => check === 'length_equals')?.length as number | undefined
  const element = sendable(definitionOf(schema).element, pools, name)
  return exact === undefined
    ? fc.array(element, { minLength: Math.min(least, 18), maxLength: Math.max(least, 4) })
    : fc.array(element, { minLength: exact, maxLength: exact })
}

function objectOf(schema: unknown, pools: Pools): Arbitrary<Record<string, unknown>> {
  const shape = definitionOf(schema).shape as Record<string, unknown>
  const names = Object.keys(shape)
  const requiredKeys = names.filter((name) => definitionOf(shape[name]).type !== 'optional')
  const fields = names.map((name) => [name, sendable(shape[name], pools, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

/** What a client may send for a schema: mostly what it takes, as far as its structure tells. */
export function sendable(schema: unknown, pools: Pools, name = ''): Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const inner = (part: unknown) => sendable(part, pools, name)
  const pool = pools[name]
  const isLeaf = ['string', 'number', 'template_literal', 'pipe', 'union'].includes(definition.type)
  if (pool && isLeaf)
    return fc.oneof(
      { weight: 9, arbitrary: pool },
      { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
    )
  switch (definition.type) {
    case 'string':
      return textOf(schema)
    case 'number':
    case 'int':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries as Record<string, unknown>))
    case 'literal':
      return fc.constantFrom(...(definition.values as unknown[]))
    case 'optional':
    case 'default':
    case 'readonly':
    case 'lazy':
      return inner(definition.innerType ?? (definition.getter as () => unknown)())
    case 'nullable':
      return fc.oneof(
        { weight: 1, arbitrary: fc.constant(null) },
        { weight: 4, arbitrary: inner(definition.innerType) },
      )
    case 'union':
      return fc.oneof(...(definition.options as unknown[]).map(inner))
    case 'pipe':
      return inner(definition.in)
    case 'array':
      return arrayOf(schema, pools, name)
    case 'object':
      return objectOf(schema, pools)
    case 'record':
      return fc.dictionary(fc.string(), inner(definition.valueType), { maxKeys: 3 })
    case 'template_literal':
      return matching((schema as { _zod: { pattern: RegExp } })._zod.pattern)
    default:
      return fc.jsonValue()
  }
}

/** One that the schema takes, where a few tries find one; else the last try. */
export function valid(schema: z.ZodMiniType, pools: Pools): Arbitrary<unknown> {
  return fc.array(sendable(schema, pools), { minLength: 12, maxLength: 12 }).map((tries) => {
    const taken = tries.find((value) => schema.safeParse(value).success)
    return taken === undefined ? tries[0] : taken
  })
}

/** Names that columns, prototypes and other calls have; no schema should take one that it does not name. */
const foreignKeys = [
  'id',
  'userId',
  'clubId',
  'role',
  'status',
  'isAdmin',
  '__proto__',
  'constructor',
  'toString',
  '',
]

const hostile = fc.oneof(fc.constantFrom(...hostileTexts), fc.constantFrom(...hostileValues), fc.jsonValue())

/** A value with one thing wrong: a part replaced, taken out, put into an array, or a key too many. */
export function nearly(good: Arbitrary<unknown>): Arbitrary<unknown> {
  const way = fc.constantFrom('replace', 'drop', 'wrap', 'add', 'number', 'text')
  return fc.tuple(good, way, fc.nat(1_000), hostile, fc.constantFrom(...foreignKeys)).map(spoil)
}

type Place = { holder: Record<string, unknown>; key: string }

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

function spoil([good, way, pick, evil, key]: [unknown, string, number, unknown, string]): unknown {
  const copy = structuredClone(good)
  const places = placesIn(copy)
  const place = places[pick % Math.max(1, places.length)]
  if (!place) return evil
  const part = place.holder[place.key]
  if (way === 'drop') Reflect.deleteProperty(place.holder, place.key)
  else if (way === 'add')
    Object.defineProperty(place.holder, key, { value: evil, enumerable: true, configurable: true })
  else if (way === 'wrap') place.holder[place.key] = [part, part]
  else if (way === 'number') place.holder[place.key] = Number(part)
  else if (way === 'text')
    place.holder[place.key] = typeof part === 'string' ? `${part}\u0000` : JSON.stringify(part)
  else place.holder[place.key] = evil
  return copy
}

/** Anything that JSON can say. */
export const anything: Arbitrary<unknown> = hostile
