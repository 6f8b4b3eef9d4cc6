import type { Translation } from '../catalogue.ts'
import type { closedHolesText } from '../en/closed-holes.ts'
import { plural } from '../plural.ts'

export default {
  onCard: ({ holes, count }) =>
    `${plural('es', holes.length, { one: `El comité ha cerrado el hoyo ${holes.join(', ')}`, other: `El comité ha cerrado los hoyos ${holes.join(', ')}` })}: ${plural('es', count, { one: 'cuenta # hoyo', other: 'cuentan # hoyos' })}.`,
  ofRound: (round, note) => `Vuelta ${round}: ${note}`,
  why: (reason) => `Motivo: ${reason}`,
} satisfies Translation<typeof closedHolesText>
