import type { Translation } from '../../catalogue.ts'
import type { totalsOnlyText } from '../../en/card/totals-only.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Solo totales',
  wait: (count) =>
    plural('es', count, {
      one: '1 tarjeta tiene solo totales',
      other: '# tarjetas tienen solo totales',
    }),
  means:
    'Entregada solo con totales. Una tarjeta así no tiene puesto hasta que usted confirme sus totales o anote sus hoyos.',
  stop: 'Los resultados aún no se pueden hacer definitivos. Confirme los totales de cada una de estas tarjetas, anote sus hoyos o resuélvala.',
  sums: (gross, net, points) => `bruto ${gross}, neto ${net}, puntos ${points}`,
  confirm: 'Confirmar totales',
  confirmOf: (player) => `Confirmar los totales de ${player}`,
  confirming: 'Confirmando…',
  confirmed: 'Totales confirmados',
  notConfirmed: 'Los totales no se han confirmado',
} satisfies Translation<typeof totalsOnlyText>
