import type { Translation } from '../../catalogue.ts'
import type { uiText } from '../../en/ui/ui.ts'

export default {
  dismiss: 'Cerrar el aviso',
  message: 'Aviso',
  live: 'En directo',
  catchingUp: 'Conectando',
  polling: 'Cada 15 segundos',
  behind: 'Sin actualizar',
  offline: 'Sin conexión',
  gross: 'Golpes',
  points: 'Puntos',
  rating: 'Valor de campo',
  slope: 'Slope',
  noRatingSet: 'Sin valoración',
  par: 'Par',
  location: 'Lugar',
  logout: 'Cerrar sesión',
  logoutAnyway: 'Cerrar sesión de todos modos',
  unsentTitle: 'Hay resultados sin enviar',
  unsentAdvice: 'Se quedan en este teléfono y se envían cuando vuelva a iniciar sesión aquí.',
} satisfies Translation<typeof uiText>
