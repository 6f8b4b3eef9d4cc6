import type { Translation } from '../catalogue.ts'
import type { learnFromCardText } from '../en/learn-from-card.ts'

export default {
  agree: 'Permitir que el lector aprenda de lo que he corregido',
  agreeText:
    'Su club conserva imágenes pequeñas de los hoyos que usted ha decidido, con su número y el día. Nada de lo que se guarda dice que son suyas, por eso no se pueden retirar una por una.',
} satisfies Translation<typeof learnFromCardText>
