import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Cards that were handed in with totals and no holes, which the club confirms or not. */
export const totalsOnlyText = catalogue('totals-only', {
  title: 'Totals only',
  wait: (count: number) =>
    plural('en', count, {
      one: '1 card has only totals',
      other: '# cards have only totals',
    }),
  means:
    'Handed in with totals only. Such a card has no place until you confirm its totals or enter its holes.',
  stop: 'The results cannot be made final yet. Confirm the totals of each of these cards, enter its holes, or rule on it.',
  sums: (gross: string, net: string, points: string) => `gross ${gross}, net ${net}, points ${points}`,
  confirm: 'Confirm totals',
  confirmOf: (player: string) => `Confirm the totals of ${player}`,
  confirming: 'Confirming…',
  confirmed: 'Totals confirmed',
  notConfirmed: 'The totals were not confirmed',
})
