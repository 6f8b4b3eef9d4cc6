import type { Translation } from '../../catalogue.ts'
import type { pairsText } from '../../en/match/pairs.ts'
import { plural } from '../../plural.ts'

const pairs = (count: number) => plural('es', count, { one: '# pareja', other: '# parejas' })

export default {
  singles: 'Individual',
  four_ball: 'Cuatro bolas',
  foursomes: 'Foursomes',
  pairs,
  allowanceOf: (percent) => `porcentaje del ${percent} %`,
  say: (who, winner, result) => `${who} dicen: ganaron ${winner}, ${result}.`,
  left: (names) => `Sin pareja y fuera del sorteo: ${names}.`,
} satisfies Translation<typeof pairsText>
