import type { Translation } from '../../catalogue.ts'
import type { roundMenuText } from '../../en/card/round-menu.ts'

export default {
  title: 'Esta vuelta',
  tee: 'Barras',
  teesFailed: 'No se han podido cargar las barras.',
  competitionTee: 'La competición se juega desde estas barras. Solo el club puede cambiarle a otras.',
  courseHandicap: 'Hándicap de campo',
  points: 'Puntos',
  becomes: 'pasa a',
  confirmTee: (tee) => `¿Jugar desde las barras ${tee}?`,
  playFrom: (tee) => `Jugar desde ${tee}`,
  workedOutAgain:
    'Los golpes, los puntos y los netos de toda la tarjeta se calculan de nuevo. Sus resultados se quedan.',
  changing: 'Cambiando…',
  changed: (tee) => `Juega desde las barras ${tee}`,
  changeFailed: 'No se han podido cambiar las barras. Inténtelo de nuevo.',
  abandon: 'Abandonar esta vuelta',
  abandonTitle: '¿Abandonar esta vuelta?',
  abandonMeans:
    'La tarjeta se cierra y no cuenta para nada. Sus resultados quedan en el historial del club. Puede empezar la vuelta otra vez.',
  keepPlaying: 'Seguir jugando',
  abandonSure: 'Sí, abandonarla',
  abandoning: 'Abandonando…',
  abandoned: 'Vuelta abandonada',
  abandonFailed: 'No se ha podido abandonar la vuelta. Inténtelo de nuevo.',
} satisfies Translation<typeof roundMenuText>
