/** What a column of a list of members can be. */
export const memberFields = [
  'memberNumber',
  'firstName',
  'lastName',
  'secondLastName',
  'fullName',
  'email',
  'gender',
  'bornOn',
  'handicapIndex',
  'nationalId',
  'category',
  'phone',
] as const
export type MemberField = (typeof memberFields)[number]

/** Whether columns like these name people. */
export function namesPeople(columns: readonly (MemberField | null)[]): boolean {
  return columns.includes('fullName') || (columns.includes('firstName') && columns.includes('lastName'))
}
