/** One of the demo club's members. `tee` says how far forward they play from. */
export type DemoMember = {
  firstName: string
  lastName: string
  /** As people write it: "+1.8" is better than scratch. */
  handicap: string
  tee: 'middle' | 'forward'
}

export const MAIL_DOMAIN = 'oakhill.example'

export const secretary = { firstName: 'Helen', lastName: 'Marsh' }

const roll: readonly (readonly [string, string, string, DemoMember['tee']])[] = [
  ['Tom', 'Ashworth', '12.4', 'middle'],
  ['Priya', 'Nair', '21.7', 'forward'],
  ['Callum', 'Reid', '+1.8', 'middle'],
  ['James', 'Whitlock', '2.3', 'middle'],
  ['Siobhán', 'Kelly', '4.9', 'forward'],
  ['Marcus', 'Adeyemi', '5.6', 'middle'],
  ['Rhys', 'Llewellyn', '7.1', 'middle'],
  ['Ben', 'Hargreaves', '8.4', 'middle'],
  ['Elena', 'Rossi', '9.8', 'forward'],
  ['David', 'Okonkwo', '10.5', 'middle'],
  ['Stuart', 'Pennington', '11.2', 'middle'],
  ['Kenji', 'Tanaka', '13.7', 'middle'],
  ['Fiona', 'MacLeod', '14.6', 'forward'],
  ['Neil', 'Barraclough', '15.3', 'middle'],
  ['Graham', 'Sutcliffe', '16.9', 'middle'],
  ['Anna', 'Kowalska', '17.5', 'forward'],
  ['Derek', 'Finch', '18.8', 'middle'],
  ['Joyce', 'Thornbury', '20.2', 'forward'],
  ['Liam', 'O’Rourke', '22.9', 'middle'],
  ['Peter', 'van Dijk', '24.4', 'middle'],
  ['Margaret', 'Ellison', '26.3', 'forward'],
  ['Colin', 'Bassett', '28.1', 'middle'],
  ['Dorothy', 'Quayle', '32.5', 'forward'],
  ['Arthur', 'Penhaligon', '36.0', 'middle'],
]

export const members: readonly DemoMember[] = roll.map(([firstName, lastName, handicap, tee]) => ({
  firstName,
  lastName,
  handicap,
  tee,
}))

/** The accounts meant for visitors: the first has entered the live competition, the second may still join. */
export const visitors = members.slice(0, 2)

export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`
}

/** "Siobhán O’Rourke" has siobhan.orourke@oakhill.example; example domains belong to nobody (RFC 2606). */
export function demoEmail(person: { firstName: string; lastName: string }): string {
  const part = (name: string) => name.normalize('NFD').replaceAll(/[^a-z]/gi, '')
  return `${part(person.firstName)}.${part(person.lastName)}@${MAIL_DOMAIN}`.toLowerCase()
}
