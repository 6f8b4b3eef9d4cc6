/** A member's name as every list shows it. */
export function memberName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`
}
