import type { Translation } from '../../catalogue.ts'
import type { learnFromCardText } from '../../en/photo/learn-from-card.online.ts'

export default {
  agree: 'Permitir que el lector aprenda de lo que he corregido',
  agreeText:
    'Su club guarda una imagen pequeña de cada hoyo que ha decidido, con el número y el día. No llevan su nombre, así que no se pueden borrar una por una.',
} satisfies Translation<typeof learnFromCardText>
