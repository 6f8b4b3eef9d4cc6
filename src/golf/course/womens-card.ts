import type { Gender, Hole } from './course.ts'

/** Par and stroke index of a hole for women, where the club's card gives them their own (R4.4, R6.4). */
export type WomensHole = { womenPar: number | null; womenStrokeIndex: number | null }

/** Whether the course has a women's card: it is whole or it does not count. */
export function hasWomensCard(holes: readonly WomensHole[]): boolean {
  return holes.length > 0 && holes.every((hole) => hole.womenPar !== null && hole.womenStrokeIndex !== null)
}

/** The pars and stroke indexes that a player of this gender plays: never some of the one card and some of the other. */
export function holesFor<H extends Hole & WomensHole>(
  holes: readonly H[],
  gender: Gender | undefined,
): readonly H[] {
  if (gender !== 'women' || !hasWomensCard(holes)) return holes
  return holes.map((hole) => ({
    ...hole,
    par: hole.womenPar ?? hole.par,
    strokeIndex: hole.womenStrokeIndex ?? hole.strokeIndex,
  }))
}

/** The holes with a women's card: the one they have, or a copy of the men's to change. */
export function withWomensCard<H extends Hole & WomensHole>(
  holes: readonly H[],
): (H & { womenPar: number; womenStrokeIndex: number })[] {
  const isThere = hasWomensCard(holes)
  return holes.map((hole) => ({
    ...hole,
    womenPar: (isThere ? hole.womenPar : null) ?? hole.par,
    womenStrokeIndex: (isThere ? hole.womenStrokeIndex : null) ?? hole.strokeIndex,
  }))
}

/** The holes without a women's card: women play the pars and stroke indexes of the men. */
export function withoutWomensCard<H extends WomensHole>(holes: readonly H[]): H[] {
  return holes.map((hole) => ({ ...hole, womenPar: null, womenStrokeIndex: null }))
}
