/** A form after somebody else saved the same thing: what only they changed is taken over, what was typed here stays. */
export type Merged<Values, Name extends keyof Values> = {
  values: Values
  /** Fields that both changed, differently. */
  both: Name[]
}

/** `base` is what both began with. */
export function mergeEdits<Values extends object, Name extends keyof Values>(
  names: readonly Name[],
  { base, mine, now }: { base: Values; mine: Values; now: Values },
): Merged<Values, Name> {
  const values = { ...mine }
  const both: Name[] = []
  for (const name of names) {
    if (mine[name] === base[name]) values[name] = now[name]
    else if (now[name] !== base[name] && now[name] !== mine[name]) both.push(name)
  }
  return { values, both }
}
