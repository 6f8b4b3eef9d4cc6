import type { TeeValues } from './course-values.ts'

/** A tee that both administrators changed, with each one's state of it; without one it was removed. */
export type TeeOfBoth = { teeId: string; now: TeeValues | undefined; mine: TeeValues | undefined }

type Sides = { base: readonly TeeValues[]; mine: readonly TeeValues[]; now: readonly TeeValues[] }

/**
 * The tees of a form after somebody else saved theirs (P16): what only they changed, added or removed is taken over, and
 * what was typed here stays. `base` is what both began with.
 */
export function mergeTees({ base, mine, now }: Sides): { tees: TeeValues[]; both: TeeOfBoth[] } {
  const both: TeeOfBoth[] = []
  const merged = now.flatMap((theirs) => {
    const { teeId } = theirs
    const before = withId(base, teeId)
    const own = withId(mine, teeId)
    if (!before || isSame(own, before)) return [theirs]
    if (!isSame(theirs, before) && !isSame(theirs, own)) both.push({ teeId, now: theirs, mine: own })
    return own ? [own] : []
  })
  const rest = mine.filter(({ teeId }) => teeId === '' || !withId(now, teeId))
  for (const own of rest) {
    if (own.teeId === '') merged.push(own)
    else if (!isSame(own, withId(base, own.teeId))) {
      both.push({ teeId: own.teeId, now: undefined, mine: own })
      // The tee is gone, so what was typed makes a new one.
      merged.push({ ...own, teeId: '' })
    }
  }
  return { tees: merged, both }
}

/** The form's tees with the other administrator's state of one. */
export function takeTee(tees: readonly TeeValues[], { teeId, now, mine }: TeeOfBoth): TeeValues[] {
  if (!now) return tees.filter((one) => one.teeId !== '' || one.name !== mine?.name)
  if (!withId(tees, teeId)) return [...tees, now]
  return tees.map((one) => (one.teeId === teeId ? now : one))
}

function withId(tees: readonly TeeValues[], teeId: string): TeeValues | undefined {
  return tees.find((one) => one.teeId === teeId)
}

/** An empty rating is the same whether its fields are open or not. */
function isSame(one: TeeValues | undefined, other: TeeValues | undefined): boolean {
  return JSON.stringify(one && textsOf(one)) === JSON.stringify(other && textsOf(other))
}

function textsOf({ name, color, hasRatings, men, women, hasNines, nines }: TeeValues) {
  const ofNines = [nines.men.front, nines.men.back, nines.women.front, nines.women.back]
  const rated = hasRatings ? [men, women, ...(hasNines ? ofNines : [])] : []
  return [name, color, ...rated.flatMap(({ rating, slope, par }) => [rating, slope, par])]
}

/** A tee in one line, to compare it with another. */
export function teeInWords(tee: TeeValues, genders: Readonly<Record<'men' | 'women', string>>): string {
  const ratings = (['men', 'women'] as const).flatMap((gender) => {
    const { rating, slope, par } = tee[gender]
    const { front, back } = tee.nines[gender]
    const ofNines = tee.hasNines ? [front, back].flatMap((nine) => [nine.rating, nine.slope, nine.par]) : []
    const texts = [rating, slope, par, ...ofNines].filter((text) => text.trim() !== '')
    return tee.hasRatings && texts.length > 0 ? [`${genders[gender]} ${texts.join(' / ')}`] : []
  })
  return [tee.name, tee.color, ...ratings].join(', ')
}
