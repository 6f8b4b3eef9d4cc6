import { useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type BarTableProps = {
  title: string
  note?: string | undefined
  heads: readonly [string, string, string]
  rows: readonly { name: string; value: string; detail: string; /** 0 to 1 */ length: number }[]
}

/** A table whose numbers are also drawn as bars. */
export function BarTable({ title, note, heads, rows }: BarTableProps) {
  const id = useId()
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 id={id} className="text-lead font-semibold">
        {title}
      </h3>
      <table aria-labelledby={id} className="w-full border-collapse">
        <thead className="text-note text-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              {heads[0]}
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              {heads[1]}
            </th>
            <th scope="col" className="pb-1 pl-3 text-right font-medium">
              {heads[2]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, detail, length }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="w-full py-2 text-left font-medium">
                {name}
                <svg aria-hidden width="100%" height="10" className="mt-1 block">
                  <rect width="100%" height="10" rx="2" className="fill-sunken" />
                  <rect
                    width={`${100 * Math.min(1, Math.max(0, length))}%`}
                    height="10"
                    rx="2"
                    className="fill-accent"
                  />
                </svg>
              </th>
              <td className="py-2 pl-3 text-right text-lead font-semibold whitespace-nowrap">{value}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap text-soft">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="text-note text-soft">{note}</p>}
    </Card>
  )
}
