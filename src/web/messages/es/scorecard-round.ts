import type { Translation } from '../catalogue.ts'
import type { scorecardRoundText } from '../en/scorecard-round.ts'

export default {
  title: 'Tarjeta',
  failed: 'No se ha podido cargar esta tarjeta.',
  notFound: 'No existe esa tarjeta, o no puede verla.',
  print: 'Imprimir la tarjeta',
  player: 'Jugador',
  partner: 'Compañero',
  date: 'Fecha',
  course: 'Campo',
  competition: 'Competición',
  handicaps: 'Hándicaps',
  signature: 'Firma',
  signatureOf: (name) => `Firma de ${name}`,
  notHandedIn: 'Aún sin entregar.',
  abandoned: 'Abandonada; no cuenta para nada.',
  totalsOnly: 'De esta tarjeta solo se conocen los totales.',
  photo: 'Foto de la tarjeta',
  photoOf: (name) => `La tarjeta de papel de ${name}`,
  openPhoto: 'Abrir la foto completa',
} satisfies Translation<typeof scorecardRoundText>
