import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Section } from '#web/ui/card.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { decimal, monthName, whole } from '../figure-words.ts'
import type { Month } from './month-charts.tsx'

/** The numbers of both charts by month. */
export function MonthTable({ months }: { months: readonly Month[] }) {
  const words = analyticsText.months
  return (
    <Section title={words.tableTitle}>
      <Table label={words.tableTitle}>
        <thead>
          <tr>
            <HeadCell>{words.month}</HeadCell>
            <HeadCell className="text-right">{words.rounds}</HeadCell>
            <HeadCell className="text-right">{words.averageScore}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <Cell>{monthName(one.month, 'long')}</Cell>
              <Cell className="text-right">{whole(one.rounds)}</Cell>
              <Cell className="text-right">
                {one.averageScore === null ? analyticsText.notPlayed : decimal(one.averageScore)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
