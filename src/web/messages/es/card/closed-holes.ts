import type { Translation } from '../../catalogue.ts'
import type { closedHolesText } from '../../en/card/closed-holes.ts'
import { plural } from '../../plural.ts'

export default {
  isClosed: ({ holes, count }) =>
    `${plural('es', holes.length, { one: 'Hoyo', other: 'Hoyos' })} ${holes.join(', ')} ${holes.length === 1 ? 'cerrado' : 'cerrados'}: ${plural('es', count, { one: 'cuenta # hoyo', other: 'cuentan # hoyos' })}.`,
  ofRound: (round, note) => `Vuelta ${round}: ${note}`,
} satisfies Translation<typeof closedHolesText>
