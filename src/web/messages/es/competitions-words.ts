import type { Translation } from '../catalogue.ts'
import type { competitionsWordsText } from '../en/competitions-words.ts'

export default {
  types: {
    stableford: 'Stableford',
    stroke_play: 'Medal Play',
    matchplay: 'Match Play',
    team_stroke: 'Medal Play por equipos',
    team_stableford: 'Stableford por equipos',
  },
  brackets: {
    single_elimination: 'Eliminación directa',
    double_elimination: 'Doble eliminación',
  },
  statuses: {
    draft: 'Borrador',
    upcoming: 'Próxima',
    active: 'En juego',
    completed: 'Terminada',
    final: 'Definitiva',
    cancelled: 'Cancelada',
  },
  cards: {
    playing: 'En juego',
    no_return: 'No entregada (NR)',
    withdrawn: 'Retirado (WD)',
    disqualified: 'Descalificado (DQ)',
  },
} satisfies Translation<typeof competitionsWordsText>
