import { useId, useState } from 'react'
import {
  ballPlaces,
  mostLikelyScore,
  strokesToFinish,
  type BallPlace,
} from '#golf/handicap/most-likely-score.ts'
import { mostLikelyText } from '#web/messages/en/card/most-likely.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'

export type MostLikelyProps = {
  holeNumber: number
  par: number
  /** Whose hole it is, where it is not the reader's own. */
  name?: string
  onRecord: (score: number) => void
  onClose: () => void
}

const MOST_TAKEN = 14

/** Asks what a player would most likely have made of a hole that was picked up (R2.4; Rules of Handicapping 3.3). */
export default function MostLikely({ holeNumber, par, name, onRecord, onClose }: MostLikelyProps) {
  const [taken, setTaken] = useState(par)
  const [place, setPlace] = useState<BallPlace>('near')
  const [more, setMore] = useState(0)
  const toFinish = strokesToFinish[place]
  const chosen = toFinish.find((count) => count === more) ?? toFinish[0] ?? 1
  const score = mostLikelyScore(taken, chosen)
  return (
    <Dialog
      title={[mostLikelyText.title(holeNumber), name].filter(Boolean).join(' · ')}
      description={mostLikelyText.what}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {mostLikelyText.without}
          </Button>
          <Button
            onClick={() => {
              onRecord(score)
              onClose()
            }}
          >
            {mostLikelyText.save(score)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Taken value={taken} onChange={setTaken} />
        <ChoiceGroup
          legend={mostLikelyText.ball}
          isStacked
          choices={ballPlaces.map((value) => ({ value, label: mostLikelyText.places[value] }))}
          value={place}
          onChange={setPlace}
        />
        <ChoiceGroup
          legend={mostLikelyText.toFinish}
          choices={toFinish.map((count) => ({ value: String(count), label: mostLikelyText.add(count) }))}
          value={String(chosen)}
          onChange={(value) => {
            setMore(Number(value))
          }}
        />
      </div>
    </Dialog>
  )
}

function Taken({ value, onChange }: { value: number; onChange: (taken: number) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {mostLikelyText.taken}
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          onChange(Number(event.target.value))
        }}
      >
        {Array.from({ length: MOST_TAKEN }, (_, i) => (
          <option key={i} value={i + 1}>
            {i + 1}
          </option>
        ))}
      </Select>
    </div>
  )
}
