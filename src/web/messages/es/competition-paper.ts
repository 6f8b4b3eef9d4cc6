import type { Translation } from '../catalogue.ts'
import type { competitionPaperText } from '../en/competition-paper.ts'

export default {
  title: 'En papel',
  lead: 'PDF en A4. Las tarjetas van de dos en dos en cada hoja, con los golpes de cada jugador y un código QR que abre la tarjeta.',
  resultsLead:
    'La clasificación como la ven todos, con los empates y lo que los decidió, y con los premios cuando el resultado es definitivo.',
  labels: { scoreCards: 'Tarjetas', startSheet: 'Orden de salida', results: 'Resultados' },
  files: { scoreCards: 'tarjetas.pdf', startSheet: 'orden-de-salida.pdf', results: 'resultados.pdf' },
} satisfies Translation<typeof competitionPaperText>
