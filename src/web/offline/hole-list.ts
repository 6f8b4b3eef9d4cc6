/** "hole 4", "holes 4, 7, 12" (U4). */
export function holeList(holes: readonly number[]): string {
  return `${holes.length === 1 ? 'hole' : 'holes'} ${holes.join(', ')}`
}
