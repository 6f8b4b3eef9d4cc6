import { useState } from 'react'
import type { MarkerCard } from '#contract/card/marker-card.ts'
import { makePaperPicturePath } from '#contract/card/paper-card.ts'
import { MOST_STROKES } from '#golf/numbers.ts'
import type { reconcileCard } from '#golf/card/reconcile-card.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { markerCardText as text } from '#web/messages/en/card/marker-card.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/select.tsx'
import { choicesOn, openAndClosed, resultWords, toResult, toValue } from './said-on-card.ts'
import { TakeChoices } from './take-choices.tsx'

type Holes = ReturnType<typeof reconcileCard>
type Hole = NonNullable<ReturnType<Holes['get']>>
type Own = 'player' | 'marker' | undefined
type Record = ((holeNumber: number, result: HoleResult) => void) | undefined

type SaidHolesProps = { card: MarkerCard; holes: Holes; own: Own; onRecord: Record }

/** Hole by hole what each of them says, side by side; the marker enters their scores here. */
export function SaidHoles({ card, holes, own, onRecord }: SaidHolesProps) {
  return (
    <ul className="max-w-2xl divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {openAndClosed(card).lines.map(({ holeNumber, par }) => (
        <li key={holeNumber}>
          <HoleRow
            holeNumber={holeNumber}
            par={par}
            own={own}
            onRecord={onRecord}
            hole={holes.get(holeNumber)}
            picture={pictureOn(card, holes.get(holeNumber))}
          />
        </li>
      ))}
    </ul>
  )
}

/** Where the paper says something else than the others, its picture decides more quickly than its number. */
function pictureOn({ roundId, said }: MarkerCard, hole: Hole | undefined): string | undefined {
  const paper = hole && isAskedAbout(hole) ? hole.said.paper : undefined
  if (!paper || !said.some(({ id, hasPicture }) => id === paper.id && hasPicture === true)) return undefined
  return makePaperPicturePath({ roundId, entryId: paper.id })
}

function isAskedAbout({ state }: Hole): boolean {
  return state === 'differs' || state === 'paper_only'
}

type HoleRowProps = {
  holeNumber: number
  par: number
  hole: Hole | undefined
  /** The address of a picture of the paper. */
  picture: string | undefined
  own: Own
  onRecord: Record
}

function HoleRow({ holeNumber, par, hole, picture, own, onRecord }: HoleRowProps) {
  const isAsked = hole !== undefined && isAskedAbout(hole)
  const said = hole?.said
  return (
    <div className={classNames('grid gap-2 px-3 py-2', isAsked && 'bg-warn-tint text-on-warn-tint')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="w-24 font-semibold">
          {text.hole} {holeNumber} <span className="text-note font-normal">{`${text.par} ${par}`}</span>
        </p>
        <dl className="flex flex-1 flex-wrap gap-x-4">
          <Said label={text.player} result={said?.player?.result} />
          {!(own === 'marker' && onRecord) && <Said label={text.marker} result={said?.marker?.result} />}
          {said?.paper && <Said label={text.paper} result={said.paper.result} />}
          {said?.committee && <Said label={text.committee} result={said.committee.result} />}
        </dl>
        {picture !== undefined && <PaperPicture key={picture} src={picture} holeNumber={holeNumber} />}
        {own === 'marker' && onRecord && (
          <MarkerScore holeNumber={holeNumber} onRecord={onRecord} result={said?.marker?.result} />
        )}
      </div>
      {isAsked && (
        <p className="sr-only" role="status">
          {hole.state === 'differs' ? text.holeDiffers(holeNumber) : text.holeOnPaper(holeNumber)}
        </p>
      )}
      {isAsked && own && onRecord && (
        <TakeChoices
          holeNumber={holeNumber}
          choices={choicesOn(hole, own)}
          onTake={(result) => {
            onRecord(holeNumber, result)
          }}
        />
      )}
    </div>
  )
}

type PaperPictureProps = { src: string; holeNumber: number }

function PaperPicture({ src, holeNumber }: PaperPictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <p className="text-note">{text.pictureNotShown}</p>
  return (
    <img
      src={src}
      alt={text.asWritten(holeNumber)}
      className="h-16 max-w-40 rounded-chip border border-line bg-sunken object-contain"
      onError={() => {
        setIsBroken(true)
      }}
    />
  )
}

function Said({ label, result }: { label: string; result: HoleResult | undefined }) {
  return (
    <div className="flex gap-1">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{resultWords(result)}</dd>
    </div>
  )
}

const strokes = Array.from({ length: MOST_STROKES }, (_, i) => String(i + 1))

type MarkerScoreProps = {
  holeNumber: number
  result: HoleResult | undefined
  onRecord: NonNullable<Record>
}

function MarkerScore({ holeNumber, result, onRecord }: MarkerScoreProps) {
  return (
    <Select
      className="w-36"
      aria-label={text.score(holeNumber)}
      value={toValue(result)}
      onChange={(event) => {
        onRecord(holeNumber, toResult(event.target.value))
      }}
    >
      <option value="">{text.notPlayed}</option>
      {strokes.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
      <option value="picked_up">{text.pickedUp}</option>
    </Select>
  )
}
