import type { Translation } from '../../catalogue.ts'
import type { alsoPlaysText } from '../../en/club/also-plays.online.ts'

export default {
  label: 'También juego',
  note: 'Tendrá sus propias vueltas, hándicap y estadísticas. Sigue siendo administrador.',
  step: '¿Usted también juega aquí?',
  stepNote:
    'Así podrá inscribirse en las competiciones y llevar su propia tarjeta. Sigue siendo administrador y puede cambiarlo en su perfil.',
  notListed: 'Usted no está en esta lista porque es administrador y no ha activado «También juego».',
  failed: 'No se ha cambiado el ajuste.',
  on: 'Ahora también juega aquí',
  off: 'Ya no juega aquí',
} satisfies Translation<typeof alsoPlaysText>
