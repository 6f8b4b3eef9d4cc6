import { uiText } from '#web/messages/en/ui.ts'
import { Figure } from './card.tsx'

type CourseFiguresProps = { rating: string; slope: number; par: number; location: string }

/** The figures of a course that an administrator looks for. */
export function CourseFigures({ rating, slope, par, location }: CourseFiguresProps) {
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
      <Figure label={uiText.rating} value={rating} />
      <Figure label={uiText.slope} value={slope} />
      <Figure label={uiText.par} value={par} />
      <div className="col-span-3 grid gap-1">
        <dt className="text-note text-soft">{uiText.location}</dt>
        <dd className="font-semibold">{location}</dd>
      </div>
    </dl>
  )
}
