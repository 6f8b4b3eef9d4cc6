import type { Translation } from '../../catalogue.ts'
import type { notForHandicapText } from '../../en/handicap/not-for-handicap.online.ts'

export default {
  is: (why) => `No cuenta para el hándicap: ${why}`,
  withNote: (why, note) => `No cuenta para el hándicap: ${why} (${note})`,
  reasons: {
    fun_competition: 'competición por diversión',
    temporary_greens: 'greens provisionales o campo de invierno',
    preferred_lies: 'colocación de bola fuera de temporada',
    altered_course: 'campo que no se juega como está medido',
    other_reason: 'decisión del club',
    practice_round: 'vuelta de práctica',
    from_watch: 'traída de un reloj',
    inactive_season: 'fuera de la temporada activa',
  },
} satisfies Translation<typeof notForHandicapText>
