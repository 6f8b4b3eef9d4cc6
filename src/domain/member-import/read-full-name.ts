/** "Smith, Ann" and "Ann Smith" as first and last name: what stands before a comma is the last name, else the first word the first. */
export function readFullName(text: string): { firstName: string; lastName: string } {
  const [before = '', after] = text.split(',', 2).map((part) => part.trim())
  if (after !== undefined) return { firstName: after, lastName: before }
  const at = before.indexOf(' ')
  return at < 0
    ? { firstName: '', lastName: before }
    : { firstName: before.slice(0, at), lastName: before.slice(at + 1).trim() }
}
