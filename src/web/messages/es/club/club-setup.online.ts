import type { Translation } from '../../catalogue.ts'
import type { clubSetupText } from '../../en/club/club-setup.online.ts'

export default {
  title: 'Cree su club',
  lead: 'Son dos minutos. Recibirá un código del club para compartir con sus socios y empezará una prueba gratuita.',
  offline: 'Sin conexión',
  offlineNext: 'Podrá crear el club en cuanto vuelva la conexión.',
  aClub: 'un club',
  belongAlready: (club: string) => `Ya pertenece a ${club}`,
  belongMeans:
    'Seguirá siendo socio, con sus vueltas y su hándicap. El club nuevo pasará a ser el actual, y usted será su administrador. Puede cambiar de club en la parte superior de la página.',
  createAnother: 'Crear otro club',
  clubName: 'Nombre del club',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  website: 'Página web',
  description: 'Descripción',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Las competiciones empiezan y terminan en esta zona horaria.',
  countryHint:
    'Propuesto según su zona horaria. El club empieza con las reglas de esta federación. Puede cambiar cada una en Ajustes.',
  currency: 'Moneda',
  currencyHint: 'Para las cuotas de inscripción y los premios.',
  currencyUnusual: (country, usual) =>
    `Para cuotas de inscripción y premios. ${country === null ? 'En esta zona horaria' : `En ${country}`} lo habitual es ${usual}; su elección se mantiene.`,
  create: 'Crear club',
  creating: 'Creando club…',
  created: 'Club creado',
  isReady: (name: string) => `${name} está listo`,
  isReadySentence: (name: string) => `${name} está listo.`,
  createFailed: 'No se ha podido crear el club. Inténtelo de nuevo.',
  codeLead: 'Los socios escriben este código al crear su cuenta.',
  goToAdministration: 'Ir a la administración del club',
} satisfies Translation<typeof clubSetupText>
