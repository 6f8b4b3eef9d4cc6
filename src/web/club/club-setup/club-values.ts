export const clubFieldNames = [
  'name',
  'address',
  'phone',
  'email',
  'website',
  'description',
  'timeZone',
  'union',
  'currency',
] as const
/** The form of a new club as it is typed. */
export type ClubValues = Record<(typeof clubFieldNames)[number], string>
