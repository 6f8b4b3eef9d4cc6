import { uiText } from '#web/messages/en/ui/ui.ts'
import { Figure } from './card.tsx'

type CourseFiguresProps = { rating: string; slope: string; isRated: boolean; par: number; location: string }

/** The figures of a course that an administrator looks for. Without a rating it says what counts instead, quietly. */
export function CourseFigures({ rating, slope, isRated, par, location }: CourseFiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4">
      <RatingFigures rating={rating} slope={slope} isRated={isRated} />
      <Figure label={uiText.par} value={par} />
      <div className="grid basis-full gap-1">
        <dt className="text-note text-soft">{uiText.location}</dt>
        <dd className="font-semibold">{location}</dd>
      </div>
    </dl>
  )
}

type RatingFiguresProps = { rating: string; slope: string; isRated: boolean }

/** Rating and slope; where none is set, what is calculated with, marked as that. */
export function RatingFigures({ rating, slope, isRated }: RatingFiguresProps) {
  const look = isRated ? 'whitespace-nowrap tabular-nums' : 'font-normal text-soft'
  const note = isRated ? {} : { note: uiText.noRatingSet }
  return (
    <>
      <Figure label={uiText.rating} value={<span className={look}>{rating}</span>} {...note} />
      <Figure label={uiText.slope} value={<span className={look}>{slope}</span>} {...note} />
    </>
  )
}
