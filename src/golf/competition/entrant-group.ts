import type { Gender } from '../course/course.ts'

/** Who plays from which tee in one event. */
export const entrantGroups = ['men', 'women', 'juniors'] as const
export type EntrantGroup = (typeof entrantGroups)[number]

/** What the club said of the entrant, else what their ratings say; null where neither does. */
export function entrantGroup(entrant: {
  playsAs: string | null
  gender: Gender | null
}): EntrantGroup | null {
  return entrantGroups.find((one) => one === entrant.playsAs) ?? entrant.gender
}

/** The tees of a competition: women and juniors have one of their own where it is named. */
export type GroupTees = { teeId: string | null; womenTeeId: string | null; juniorTeeId: string | null }

/**
 * The tee that an entrant plays the competition from; null: it names none for them. Of a player about whom nothing is
 * said nobody knows which tee is theirs where women have one of their own, so they are asked.
 */
export function teeOfGroup(tees: GroupTees, group: EntrantGroup | null): string | null {
  switch (group) {
    case 'juniors':
      return tees.juniorTeeId ?? tees.teeId
    case 'women':
      return tees.womenTeeId ?? tees.teeId
    case 'men':
      return tees.teeId
    case null:
      return tees.womenTeeId === null ? tees.teeId : null
  }
}
