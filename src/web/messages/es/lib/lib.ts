import type { Translation } from '../../catalogue.ts'
import type { libText } from '../../en/lib/lib.ts'

export default {
  competitionTypes: {
    stableford: 'Stableford',
    stroke_play: 'Juego por golpes',
    par_bogey: 'Par/Bogey',
    maximum_score: 'Puntuación máxima',
    modified_stableford: 'Stableford modificado',
    matchplay: 'Match play',
    team_stroke: 'Golpes por equipos',
    team_stableford: 'Stableford por equipos',
  },
  bracketTypes: {
    single_elimination: 'Eliminación directa',
    double_elimination: 'Doble eliminación',
  },
  competitionStatuses: {
    draft: 'Borrador',
    upcoming: 'Próxima',
    open: 'Inscripción abierta',
    closed: 'Inscripción cerrada',
    drawn: 'Sorteada',
    active: 'En juego',
    scores_in: 'Tarjetas entregadas',
    completed: 'Provisional',
    final: 'Definitiva',
    cancelled: 'Anulada',
  },
  cardStatuses: {
    playing: 'En juego',
    no_return: 'Sin entregar (NR)',
    withdrawn: 'Retirado (WD)',
    disqualified: 'Descalificado (DQ)',
  },
  roundInProgress: 'En juego',
  roundAbandoned: 'Abandonada',
  roundWithdrawn: 'Cerrada',
  roundCorrected: 'Corregida por el club',
  holes: (count) => `${count} hoyos`,
  pickedUp: (holes) =>
    holes === 1 ? '1 hoyo con la bola levantada' : `${holes} hoyos con la bola levantada`,
  fieldRefused: 'Esto no es válido.',
} satisfies Translation<typeof libText>
