import type { Translation } from '../../catalogue.ts'
import type { appManifestText } from '../../en/app/app-manifest.online.ts'

export default {
  name: 'Scoreclub: tarjetas y clasificaciones',
  shortName: 'Scoreclub',
  description: 'Tarjetas y clasificaciones en directo y administración para clubes de golf.',
  continueRound: 'Continuar la vuelta',
  scanCard: 'Escanear una tarjeta',
} satisfies Translation<typeof appManifestText>
