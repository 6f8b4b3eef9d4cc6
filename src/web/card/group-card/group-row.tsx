import type { HoleResult } from '#golf/card/hole-result.ts'
import { resultName, strokesText } from '#web/card/hole-words.ts'
import { ScoreMark } from '#web/platform/score-mark.tsx'
import { formatToPar } from '#web/lib/format.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { syncLabel } from '#web/offline/sync-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { GroupCard } from './use-group-cards.ts'

type GroupRowProps = { card: GroupCard; holeNumber: number; isChosen: boolean; onChoose: () => void }

/** A player's score of the hole, and how they stand. A press puts the keys on them. */
export function GroupRow({ card: of, holeNumber, isChosen, onChoose }: GroupRowProps) {
  const { name, card, isOpen, sync, differing } = of
  const line = card.lines.find((one) => one.holeNumber === holeNumber)
  if (!line) return null
  const score =
    line.result.kind === 'strokes'
      ? `${line.result.strokes}, ${resultName(line)}`
      : line.result.kind === 'picked_up'
        ? resultName(line)
        : text.noScore
  const { thru, total } = card
  const difference = differing.find((one) => one.holeNumber === holeNumber)
  const differs = difference && text.differs(shortResult(difference.player), shortResult(difference.marker))
  const said = text.rowName({
    name,
    score,
    thru,
    worth: text.worthSaid(total.points, card.stablefordTable === 'par_bogey'),
    received: strokesText(line.strokesReceived),
  })
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={[said, differs, isOpen ? sync && syncLabel(sync) : inText(of)].filter(Boolean).join(', ')}
      disabled={!isOpen}
      title={name}
      onClick={onChoose}
      className={classNames(
        'flex min-h-13 large:min-h-11 items-center gap-2 rounded-control border px-3 text-left select-none touch-manipulation',
        isChosen ? 'border-2 border-accent bg-tint text-on-tint' : 'border-line bg-card',
      )}
    >
      <span className="grid min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-1.5 font-semibold">
          <span className="truncate">{name}</span>
          {line.strokesReceived !== 0 && (
            <span aria-hidden className="shrink-0 text-note text-accent">
              {(line.strokesReceived > 0 ? '●' : '○').repeat(Math.abs(line.strokesReceived))}
            </span>
          )}
        </span>
        <Figures card={of} isChosen={isChosen} differs={differs} />
      </span>
      <span className="grid size-10 shrink-0 place-items-center text-title">
        {line.result.kind === 'not_played' ? (
          <span aria-hidden className="text-soft">
            –
          </span>
        ) : (
          <ScoreMark line={line} />
        )}
      </span>
    </button>
  )
}

function shortResult(result: HoleResult | undefined): string {
  return result?.kind === 'strokes' ? `${result.strokes}` : result?.kind === 'picked_up' ? 'P' : '–'
}

/** What became of a card that takes no more scores here. */
export function inText({ kept }: Pick<GroupCard, 'kept'>): string {
  return kept ? text.isInHere : text.isIn
}

type FiguresProps = { card: GroupCard; isChosen: boolean; differs: string | undefined }

/** How the player stands: points, gross against par, holes played. */
function Figures({ card: of, isChosen, differs }: FiguresProps) {
  const { card, isOpen, sync } = of
  const { thru, total } = card
  const hasGross = card.lines.some(({ gross }) => gross !== null)
  return (
    <span className={classNames('text-note leading-tight', !isChosen && 'text-soft large:hidden')}>
      {isOpen
        ? text.figures({
            thru,
            worth: text.worth(total.points, card.stablefordTable === 'par_bogey'),
            toPar: hasGross ? formatToPar(card.grossToPar) : undefined,
          })
        : inText(of)}
      {differs !== undefined && <strong className="text-danger">{` · ${differs}`}</strong>}
      {sync === 'needs_you' && ` · ${syncLabel(sync)}`}
    </span>
  )
}
