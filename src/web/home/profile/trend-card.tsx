import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileText } from '#web/messages/en/home/profile.ts'
import { Card } from '#web/ui/card.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

type TrendCardProps = {
  title: string
  sentence: string
  children: ReactNode
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/** A chart with its sentence, and the same numbers as a table that can be opened. */
export function TrendCard({ title, sentence, children, heads, rows }: TrendCardProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 className="text-lead font-semibold">{title}</h3>
      <p>{sentence}</p>
      {children}
      {rows.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
            <span className="underline decoration-dotted underline-offset-4">{profileText.asTable}</span>
            <ChevronDown aria-hidden size={16} className="shrink-0 group-open:rotate-180" />
          </summary>
          <Table label={title}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <HeadCell key={head}>{head}</HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, i) => (
                    <Cell key={heads[i]}>{cell}</Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </Card>
  )
}
