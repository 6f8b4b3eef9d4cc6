import { accepted, refused, type Outcome } from '../outcome.ts'

/** A range of the Handicap Index in whole tenths, both ends included, with its name; the id stays when it is renamed. */
export type Division = { id: string; name: string; least: number; most: number }

export type DivisionRefusal = 'reversed' | 'overlap' | 'same_name'

/** Whether no player can be in two of them: each range runs upwards, none meets another, each has a name of its own. */
export function checkDivisions(divisions: readonly Division[]): Outcome<true, DivisionRefusal> {
  for (const [i, division] of divisions.entries()) {
    if (division.least > division.most)
      return refused('reversed', `${division.name} ends below its beginning.`)
    for (const other of divisions.slice(0, i)) {
      if (other.name.toLowerCase() === division.name.toLowerCase())
        return refused('same_name', `Two divisions are called ${division.name}.`)
      if (division.least <= other.most && other.least <= division.most)
        return refused('overlap', `${other.name} and ${division.name} overlap.`)
    }
  }
  return accepted(true)
}

/**
 * The division of an entrant: the one that was fixed for them, else the one of their Handicap Index now. Null for who
 * has no index, or one that is in no range.
 */
export function divisionOf(
  divisions: readonly Division[],
  entrant: { fixed: string | null; index: number | null },
): Division | null {
  const fixed = divisions.find(({ id }) => id === entrant.fixed)
  if (fixed) return fixed
  const { index } = entrant
  if (index === null) return null
  return divisions.find(({ least, most }) => least <= index && index <= most) ?? null
}
