/** A photo that no round has claimed is removed after this time (D29). */
export const UNCLAIMED_PHOTO_MS = 24 * 3_600_000

const MONTHS_KEPT = 24

/** Until when the photo of a round is kept. It names a third person, and the result does not need it (T60). */
export function photoKeptUntil(playedAt: Date): Date {
  const until = new Date(playedAt)
  until.setUTCMonth(until.getUTCMonth() + MONTHS_KEPT)
  return until
}
