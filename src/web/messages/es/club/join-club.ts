import type { Translation } from '../../catalogue.ts'
import type { joinClubText } from '../../en/club/join-club.ts'

export default {
  label: 'Código del club',
  hint: 'SC y seis cifras de su club, como SC123456.',
  missing: 'Indique el código de su club',
  malformed: 'El código del club no es válido. Formato: SC123456',
  unknown: 'Ningún club tiene este código. Compruébelo con su club.',
  limited: 'Se han probado demasiados códigos desde aquí. Espere 15 minutos e inténtelo de nuevo.',
  join: 'Unirse al club',
  joining: 'Uniéndose…',
  joined: (club) => `Bienvenido a ${club}`,
  asked: (club) => `${club} tiene su solicitud`,
  failed: 'No se ha podido unir al club. Inténtelo de nuevo.',
} satisfies Translation<typeof joinClubText>
