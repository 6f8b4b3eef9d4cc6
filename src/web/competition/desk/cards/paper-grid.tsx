import { GridNines } from '#web/card/grid/grid-nines.tsx'
import { useGrid, type GridCard } from '#web/card/grid/use-grid.ts'

/** The keyboard grid that players have: eighteen holes in as many keys, and a paste (U20). */
export function PaperGrid({ typed }: { typed: GridCard }) {
  const first = typed.card.lines.findIndex((line) => line.result.kind === 'not_played')
  const { cell, press, pasteRefusal, onPaste } = useGrid(typed, Math.max(first, 0))
  return (
    <div className="overflow-x-auto" onPaste={onPaste}>
      <GridNines
        card={typed.card}
        cell={cell}
        onPress={press}
        className="grid items-start gap-3 xl:grid-cols-2"
      />
      {pasteRefusal !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {pasteRefusal}
        </p>
      )}
    </div>
  )
}
