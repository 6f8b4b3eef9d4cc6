import type { Translation } from '../catalogue.ts'
import type { closedHolesText } from '../en/closed-holes.ts'
import { plural } from '../plural.ts'

export default {
  isClosed: ({ holes, count }) =>
    `El comité ha cerrado ${plural('es', holes.length, { one: 'el hoyo', other: 'los hoyos' })} ${holes.join(', ')}: ${plural('es', count, { one: 'cuenta # hoyo', other: 'cuentan # hoyos' })}.`,
  ofRound: (round, note) => `Vuelta ${round}: ${note}`,
} satisfies Translation<typeof closedHolesText>
