import type { Translation } from '../../catalogue.ts'
import type { competitionPaperText } from '../../en/competition/competition-paper.online.ts'

export default {
  title: 'En papel',
  lead: 'PDF en A4. Cada hoja lleva dos tarjetas, con los golpes de cada jugador y un código QR que abre la tarjeta.',
  resultsLead:
    'La clasificación con los empates y cómo se decidieron, y los premios cuando el resultado es definitivo.',
  labels: { scoreCards: 'Tarjetas', startSheet: 'Orden de salida', results: 'Resultados' },
  files: { scoreCards: 'tarjetas.pdf', startSheet: 'orden-de-salida.pdf', results: 'resultados.pdf' },
} satisfies Translation<typeof competitionPaperText>
