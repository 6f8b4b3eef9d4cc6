import type { Translation } from '../../catalogue.ts'
import type { pdfButtonText } from '../../en/print/pdf-button.online.ts'

export default {
  making: 'Preparando el PDF…',
  failed: 'No se ha podido preparar el PDF',
} satisfies Translation<typeof pdfButtonText>
