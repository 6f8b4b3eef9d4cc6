import type { Translation } from '../../catalogue.ts'
import type { paperLettersText } from '../../en/platform/paper-letters.online.ts'

export default {
  title: 'Algunas letras de estos nombres no se pueden imprimir',
  description: 'La hoja lleva «�» en su lugar.',
} satisfies Translation<typeof paperLettersText>
