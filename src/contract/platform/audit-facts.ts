/** What a record says about a thing: "name" or "holes.7.par" to its value. Never a person's name or address. */
export type AuditFacts = Readonly<Record<string, AuditValue>>
export type AuditValue = string | number | boolean | null

/** A thing as a command has it at hand, nested or not. Dates become UTC; what is undefined is left out. */
export type AuditSource = { readonly [name: string]: AuditValue | undefined | Date | AuditSource }

/** The two sides of a change with only what differs; undefined when nothing does. */
export function auditChange(
  before: AuditSource,
  after: AuditSource,
): { before: AuditFacts; after: AuditFacts } | undefined {
  const [was, is] = [auditFacts(before), auditFacts(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => (was[name] ?? null) !== (is[name] ?? null),
  )
  if (names.length === 0) return undefined
  const pick = (facts: AuditFacts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { before: pick(was), after: pick(is) }
}

/** A nested thing as flat facts. */
export function auditFacts(source: AuditSource): AuditFacts {
  const facts: Record<string, AuditValue> = {}
  const collect = (path: string, part: AuditSource): void => {
    for (const [name, value] of Object.entries(part)) {
      if (value === undefined) continue
      if (value === null || typeof value !== 'object') facts[`${path}${name}`] = value
      else if (value instanceof Date) facts[`${path}${name}`] = value.toISOString()
      else collect(`${path}${name}.`, value)
    }
  }
  collect('', source)
  return facts
}
