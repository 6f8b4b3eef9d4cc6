import type { Translation } from '../../catalogue.ts'
import type { nineHolesText } from '../../en/competition/nine-holes.online.ts'

export default {
  holes: 'Hoyos',
  all: 'Los 18 hoyos',
  nines: { front: 'Primeros nueve', back: 'Segundos nueve' },
} satisfies Translation<typeof nineHolesText>
