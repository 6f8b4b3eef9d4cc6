import type { Translation } from '../../catalogue.ts'
import type { clubPrivacyText } from '../../en/club/club-privacy.online.ts'

export default {
  title: 'Un marcador pide que se le olvide',
  note: 'Quita el nombre y la firma de un marcador de todas las tarjetas del club. No necesita cuenta. Los resultados no cambian.',
  name: 'Nombre tal como figura en las tarjetas',
  nameMissing: 'Escriba el nombre tal como figura en las tarjetas.',
  take: 'Quitar de todas las tarjetas',
  taking: 'Quitando…',
  question: '¿Quitar este nombre de todas las tarjetas?',
  means: (name) =>
    `El nombre «${name}» y sus firmas desaparecen de todas las tarjetas del club. No se puede deshacer.`,
  doneOne: 'Quitado de # tarjeta',
  doneMany: 'Quitado de # tarjetas',
  done: 'Nombre quitado',
  none: 'Ninguna tarjeta tiene este nombre. Compruebe cómo está escrito en una tarjeta.',
  failed: 'No se ha quitado nada',
} satisfies Translation<typeof clubPrivacyText>
