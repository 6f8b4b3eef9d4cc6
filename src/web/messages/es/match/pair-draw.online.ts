import type { Translation } from '../../catalogue.ts'
import type { pairDrawText } from '../../en/match/pair-draw.online.ts'
import { plural } from '../../plural.ts'

const pairs = (count: number) => plural('es', count, { one: '# pareja', other: '# parejas' })

export default {
  playedAs: 'Modalidad',
  singlesNote: 'Jugador contra jugador.',
  four_ballNote: 'Dos contra dos, cada uno con su bola; cuenta el mejor resultado de la pareja.',
  foursomesNote: 'Dos contra dos, cada pareja con una sola bola.',
  title: 'Parejas',
  made: (made, alone) =>
    alone === 0 ? `${pairs(made)}.` : `${pairs(made)}, ${alone} sin pareja. Solo se sortean las parejas.`,
  pairUp: 'Emparejar al resto: el hándicap más bajo con el más alto',
  separate: 'Separar',
  separateOf: (names) => `Separar a ${names}`,
  partnerOf: (name) => `Quién juega con ${name}`,
  noPartner: 'Sin pareja todavía',
  allowance: 'Porcentaje del hándicap',
  allowanceHint: {
    four_ball: (percent) =>
      `Del Hándicap de Campo de cada jugador. El Apéndice C recomienda el ${percent}\u00a0%.`,
    foursomes: (percent) =>
      `De los dos Hándicaps de Campo de la pareja juntos. El Apéndice C recomienda el ${percent}\u00a0%.`,
  },
  weCannot: 'No podemos jugar',
} satisfies Translation<typeof pairDrawText>
