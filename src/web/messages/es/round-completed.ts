import type { Translation } from '../catalogue.ts'
import type { roundCompletedText } from '../en/round-completed.ts'

export default {
  roundCompleted: 'Vuelta completada',
  home: 'Inicio',
  seeCard: 'Ver la tarjeta',
  stayHere: 'Quedarse aquí',
  goingHome: 'Su tarjeta está entregada. La página de inicio se abre en un momento.',
  staying: 'Su tarjeta está entregada.',
  howTotals: 'Cómo se obtienen estos totales',
} satisfies Translation<typeof roundCompletedText>
