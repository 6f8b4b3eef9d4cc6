import type { Translation } from '../../catalogue.ts'
import type { cardTermsText } from '../../en/card/card-terms.online.ts'

export default {
  terms: {
    teeName: 'Barras',
    handicapIndex: 'Índice de Hándicap',
    courseRating: 'Valor de campo',
    slope: 'Slope',
    par: 'Par',
    allowancePercent: 'Porcentaje de hándicap',
    courseHandicap: 'Hándicap de campo',
    playingHandicap: 'Hándicap de juego',
    holePar: 'Par',
    strokeIndex: 'Índice del hoyo',
    closedHole: 'Juego',
  },
  holesClosedBy: (name) => `${name} cerró hoyos de esta vuelta para todos`,
  holesOpenedBy: (name) => `${name} volvió a abrir hoyos cerrados de esta vuelta`,
  open: 'abierto',
  closed: 'cerrado',
  ofHole: (term, hole) => `${term} del hoyo ${hole}`,
} satisfies Translation<typeof cardTermsText>
