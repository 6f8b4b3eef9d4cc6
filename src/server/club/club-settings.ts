import { z } from 'zod'
import type { Values } from '../platform/setting-values.ts'

const members = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a number of members from 1 to 999999')
  .transform(Number)

/** The variable of clubs. */
export const clubShape = {
  MEMBERS_PER_CLUB: members.optional(),
}

/** How large clubs may be. */
export type ClubSettings = {
  /** How many members each club can have at least; undefined: as many as it was made with. */
  membersPerClub: number | undefined
}

/** The settings of clubs, from variables that have no fault. */
export function readClubSettings(data: Values<typeof clubShape>): ClubSettings {
  return { membersPerClub: data.MEMBERS_PER_CLUB }
}
