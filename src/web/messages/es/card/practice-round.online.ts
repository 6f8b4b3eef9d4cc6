import type { Translation } from '../../catalogue.ts'
import type { practiceRoundText } from '../../en/card/practice-round.online.ts'

export default {
  is: 'Práctica: no cuenta para el hándicap',
  note: 'Puede cambiarlo hasta el primer resultado.',
  failed: 'No se ha podido cambiar. Inténtelo de nuevo.',
} satisfies Translation<typeof practiceRoundText>
