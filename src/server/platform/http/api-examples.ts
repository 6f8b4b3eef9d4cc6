/** A JSON schema as far as an example is made of it. */
type Schema = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const LETTERS = '4fQ8zL2mVx9RkT7bYc3W'
const MOMENT = '2026-06-06T09:00:00.000Z'
const DEEPEST = 12

/** What things are called decides what they look like; the first that fits. */
const namedTexts: readonly (readonly [name: RegExp, text: string])[] = [
  [/^clubId$/, `clb_${LETTERS}`],
  [/^competitionId$/, `cmp_${LETTERS}`],
  [/^courseId$/, `crs_${LETTERS}`],
  [/^roundId$/, `rnd_${LETTERS}`],
  [/^teeId$/, `tee_${LETTERS}`],
  [/^(?:memberId|userId|playerId|markerId|winnerId)$/, `usr_${LETTERS}`],
  [/Id$|^id$/, `one_${LETTERS}`],
  [/email$/i, 'ann.byrne@example.org'],
  [/^firstName$/, 'Ann'],
  [/^lastName$/, 'Byrne'],
  [/name$/i, 'Ann Byrne'],
  [/^clubCode$/, 'SC123456'],
  [/^code$/, '123456'],
  [/^timeZone$/, 'Europe/Dublin'],
  [/^currency$/, 'EUR'],
  [/^(?:url|website|address|origin)$/, 'https://club.example.org/'],
  [/At$|Until$|^(?:startDate|endDate|at)$/, MOMENT],
  [/day$|On$|^(?:playBy|from|until)$/i, '2026-06-06'],
  [/colou?r$/i, '#0e4a2f'],
  [/handicap|index$/i, '12.4'],
]

/** What else a pattern may ask for: the first of these that fits. */
const patternedTexts: readonly string[] = [
  'garmin:61457540002',
  ...[
    LETTERS,
    LETTERS.toLowerCase(),
    'not_found',
    '2026-06-06T09:00',
    '06-06',
    '09:30',
    'https://push.example.org/send/1',
  ],
  ...[22, 87].map((length) => LETTERS.repeat(5).slice(0, length)),
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
]

/** Numbers of golf, whose limits the schemas word themselves; of the field, or of it in a thing that has a slope. */
const namedNumbers: readonly (readonly [name: RegExp, number: number])[] = [
  [/^rated (?:par|womenPar)$/, 72],
  [/^rated (?:rating|courseRating)$/, 71.4],
  [/^rated adjustedGross$/, 88],
  [/^rated slope$/, 113],
  [/ (?:par|womenPar)$/, 4],
  [/ year$/, 2026],
]

const formats: Readonly<Record<string, string>> = {
  'date-time': MOMENT,
  date: '2026-06-06',
  email: 'ann.byrne@example.org',
  uri: 'https://club.example.org/',
}

/** An example of what a schema describes: each field that it names, with one thing in each list. */
export function exampleOf(schema: unknown, name = '', depth = 0): unknown {
  if (!isRecord(schema) || depth > DEEPEST) return null
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
  const [choice] = choices.filter(({ type }) => type !== 'null')
  if (choice) return exampleOf(choice, name, depth + 1)
  const parts = listOf(schema.allOf)
  if (parts.length > 0) {
    const examples = parts.map((part) => exampleOf(part, name, depth + 1)).filter(isRecord)
    return Object.fromEntries(examples.flatMap((one) => Object.entries(one)))
  }
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type]
  const type = types.find((one) => one !== 'null')
  switch (type) {
    case 'object':
      return exampleOfObject(schema, depth)
    case 'array':
      return exampleOfList(schema, name, depth)
    case 'string':
      return exampleOfText(schema, name)
    case 'integer':
    case 'number':
      return exampleOfNumber(schema, name)
    case 'boolean':
      return true
    default:
      return null
  }
}

function exampleOfObject(schema: Schema, depth: number): Record<string, unknown> {
  const properties = isRecord(schema.properties) ? schema.properties : {}
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [
      name,
      exampleOf(
        part,
        'slope' in properties && /^(?:par|womenPar|rating|courseRating|slope|adjustedGross)$/.test(name)
          ? `rated ${name}`
          : name,
        depth + 1,
      ),
    ]),
  )
}

function exampleOfNumber({ minimum, maximum }: Schema, name: string): number {
  const [least, most] = [numberOf(minimum) ?? -Infinity, numberOf(maximum) ?? Infinity]
  const shape = name.startsWith('rated ') ? name : ` ${name}`
  const known = namedNumbers.find(([pattern]) => pattern.test(shape))?.[1]
  return known !== undefined && known >= least && known <= most ? known : Math.min(Math.max(1, least), most)
}

function exampleOfList({ items, prefixItems, minItems }: Schema, name: string, depth: number): unknown[] {
  const fixed = listOf(prefixItems)
  if (fixed.length > 0) return fixed.map((part) => exampleOf(part, name, depth + 1))
  const one = exampleOf(items, name.replace(/s$/, ''), depth + 1)
  return Array.from({ length: Math.max(1, numberOf(minItems) ?? 1) }, () => one)
}

function exampleOfText({ format, pattern, minLength, maxLength }: Schema, name: string): string {
  const known = typeof format === 'string' ? formats[format] : undefined
  const text = known ?? namedTexts.find(([shape]) => shape.test(name))?.[1] ?? 'Text'
  const fits = typeof pattern !== 'string' || (known !== undefined && new RegExp(pattern).test(text))
  const right = fits ? text : fitting(text, pattern)
  const long = right.padEnd(numberOf(minLength) ?? 0, 'x')
  return long.slice(0, numberOf(maxLength) ?? long.length)
}

/** The text, or another that the pattern takes; ids begin with their kind. */
function fitting(text: string, pattern: string): string {
  const prefix = /^\^([a-z]{3})_/.exec(pattern)?.[1]
  const ids = prefix === undefined ? [] : [LETTERS, LETTERS.toLowerCase()].map((end) => `${prefix}_${end}`)
  const shape = new RegExp(pattern)
  return [...ids, text, ...patternedTexts].find((one) => shape.test(one)) ?? text
}

/** The same document with an example beside each body that a call takes or answers with. */
export function withExamples(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(withExamples)
  if (!isRecord(document)) return document
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [
      key,
      key === 'application/json' && isRecord(value) && isRecord(value.schema) && !('example' in value)
        ? { ...value, example: exampleOf(value.schema) }
        : withExamples(value),
    ]),
  )
}
