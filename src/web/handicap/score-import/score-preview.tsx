import type { ChangedRecord, ScorePreview as Preview } from '#contract/handicap/score-import.ts'
import { namesScores, scoreFields } from '#contract/handicap/score-import/score-fields.ts'
import { ColumnChoices } from '#web/club/sheet-import/column-choices.tsx'
import { FaultList } from '#web/club/sheet-import/fault-list.tsx'
import { HowRead, isDecided } from '#web/club/sheet-import/how-read.tsx'
import { ImportButtons } from '#web/club/sheet-import/import-buttons.tsx'
import { formatHandicap } from '#web/lib/format.ts'
import { scoreImportText as text } from '#web/messages/en/handicap/score-import.online.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { ScoreImport } from './use-score-import.ts'

/** How the file is read, what is wrong with it, whose index it changes, and the button that imports it. */
export default function ScorePreview({ taking, preview }: { taking: ScoreImport; preview: Preview }) {
  const { ready, lines, faultCount, playerCount, isCalculated } = preview
  const isSure = isDecided(taking, preview)
  const isWhole = namesScores(preview.columns.map(({ field }) => field))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <HowRead taking={taking} preview={preview} />
      <ColumnChoices
        taking={taking}
        preview={preview}
        fields={text.fields}
        order={scoreFields}
        headless={text.headless}
      />
      {isWhole ? (
        <p role="status" className="text-title font-semibold">
          {text.ready(ready, lines, playerCount)}
        </p>
      ) : (
        <Notice tone="warn">{text.columnsMissing}</Notice>
      )}
      {faultCount > 0 && (
        <FaultList
          faults={preview.faults}
          count={faultCount}
          say={({ code, value, otherLine }) => text.fault[code](value, String(otherLine ?? ''))}
        />
      )}
      <FarScores taking={taking} preview={preview} />
      {ready > 0 && !isCalculated && <Notice tone="info">{text.notCalculated}</Notice>}
      {ready > 0 && isSure && <ChangedIndexes players={preview.players} count={playerCount} />}
      <ImportButtons taking={taking} label={text.doImport(ready)} isReady={ready > 0 && isSure} />
    </Card>
  )
}

/** Scores far from a member's others are left out until somebody has looked at them. */
function FarScores({ taking, preview: { far } }: { taking: ScoreImport; preview: Preview }) {
  const isSaid = taking.chosen?.choices.areFarRight === true
  if (far === 0 && !isSaid) return null
  return (
    <Notice tone={isSaid ? 'info' : 'warn'}>
      <TickBox
        label={text.farRight}
        note={isSaid ? text.farTaken : text.farAsked(far)}
        isTicked={isSaid}
        onTick={(areFarRight) => {
          taking.readAs({ areFarRight })
        }}
      />
    </Notice>
  )
}

function ChangedIndexes({ players, count }: { players: readonly ChangedRecord[]; count: number }) {
  const index = (value: string | null) => formatHandicap(value) ?? text.none
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={text.changes}>
      <div>
        <h3 className="font-semibold">{text.changesOf(players.length, count)}</h3>
        <p className="max-w-prose text-note text-soft">{text.stays}</p>
      </div>
      <Table label={text.changes}>
        <thead>
          <tr>
            <HeadCell>{text.name}</HeadCell>
            {[text.scores, text.indexBefore, text.indexAfter].map((heading) => (
              <HeadCell key={heading} className="text-right">
                {heading}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ id, name, scores, indexBefore, indexAfter }) => (
            <tr key={id}>
              <Cell className="wrap-anywhere">{name}</Cell>
              <Cell className="text-right">{scores}</Cell>
              <Cell className="text-right">{index(indexBefore)}</Cell>
              <Cell className="text-right font-semibold">{index(indexAfter)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
