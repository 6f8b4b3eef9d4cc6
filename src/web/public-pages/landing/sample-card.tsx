import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'
import { classNames } from '#web/ui/class-names.ts'

/** An invented front nine: hole, par, stroke index, strokes taken, strokes received. */
const nine = [
  { hole: 1, par: 4, index: 7, gross: 4, received: 1 },
  { hole: 2, par: 4, index: 3, gross: 5, received: 1 },
  { hole: 3, par: 3, index: 15, gross: 2, received: 0 },
  { hole: 4, par: 5, index: 11, gross: 5, received: 1 },
  { hole: 5, par: 4, index: 1, gross: 6, received: 1 },
  { hole: 6, par: 4, index: 9, gross: 4, received: 1 },
  { hole: 7, par: 3, index: 17, gross: 3, received: 0 },
  { hole: 8, par: 5, index: 13, gross: 4, received: 0 },
  { hole: 9, par: 4, index: 5, gross: 5, received: 1 },
] as const

/** Rule 21.1: two points for a net par. */
function pointsOf({ par, gross, received }: (typeof nine)[number]): number {
  return Math.max(0, 2 + par - (gross - received))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The mark that golfers put around a score: a circle under par, a square over par, doubled from two strokes on. */
function markOf({ par, gross }: (typeof nine)[number]): string {
  const toPar = gross - par
  return classNames(
    'grid size-[min(1.75rem,6.5vw)] place-items-center sm:size-8',
    toPar < 0 && 'rounded-round border-2 border-under text-under',
    toPar === 1 && 'border border-over text-over',
    toPar > 1 && 'border border-over text-over outline outline-offset-2 outline-over',
  )
}

export function SampleCard() {
  const text = publicLandingText.sample
  return (
    <figure aria-label={text.cardName} className="rounded-card border border-line bg-card shadow-raised">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink px-4 py-3">
        <span className="text-lead font-bold">{text.competition}</span>
        <span className="text-note text-soft">{text.playingHandicap}</span>
      </figcaption>
      <NineTable />
      <div
        aria-hidden
        className="flex flex-wrap items-end justify-between gap-3 border-t border-line px-4 py-3"
      >
        <span className="text-note text-soft">{text.attested}</span>
        <svg
          viewBox="0 0 150 32"
          className="h-8 w-36 stroke-over"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <path d="M4 24C10 4 18 2 17 13S8 28 15 24 24 12 27 15s-3 10 2 9 6-10 10-9-4 9 1 9 8-20 13-20-8 21-2 21 9-12 13-10-5 10 0 9 8-9 12-8-2 8 3 8 9-8 14-8 2 6 8 6 14-4 28-9" />
        </svg>
      </div>
    </figure>
  )
}

function NineTable() {
  const text = publicLandingText.sample
  const points = nine.map(pointsOf)
  return (
    <table
      aria-hidden
      className="w-full border-collapse text-center max-sm:[&_td]:text-[min(0.875rem,3.75vw)] max-sm:[&_th]:text-[min(0.875rem,3.75vw)]"
    >
      <tbody>
        <tr className="border-b border-line text-note text-soft">
          <th className="py-1.5 pl-3 text-left font-medium sm:pl-4">{text.hole}</th>
          {nine.map(({ hole }) => (
            <td key={hole}>{hole}</td>
          ))}
          <td className="bg-sunken pr-1 font-semibold text-ink">{text.out}</td>
        </tr>
        <tr className="border-b border-line text-note text-soft">
          <th className="py-1.5 pl-3 text-left font-medium sm:pl-4">{text.par}</th>
          {nine.map(({ hole, par }) => (
            <td key={hole}>{par}</td>
          ))}
          <td className="bg-sunken pr-1 font-semibold text-ink">{sum(nine.map(({ par }) => par))}</td>
        </tr>
        <tr className="hidden border-b border-line text-note text-soft sm:table-row">
          <th className="py-1.5 pl-4 text-left font-medium">{text.index}</th>
          {nine.map(({ hole, index }) => (
            <td key={hole}>{index}</td>
          ))}
          <td className="bg-sunken" />
        </tr>
        <tr className="border-b border-line text-body font-semibold sm:text-lead">
          <th className="py-2 pl-3 text-left text-note font-medium sm:pl-4">{text.score}</th>
          {nine.map((line) => (
            <td key={line.hole}>
              <span className="grid place-items-center">
                <span className={markOf(line)}>{line.gross}</span>
              </span>
            </td>
          ))}
          <td className="bg-sunken pr-1">{sum(nine.map(({ gross }) => gross))}</td>
        </tr>
        <tr className="text-note font-semibold text-accent">
          <th className="py-2 pl-3 text-left font-medium sm:pl-4">{text.points}</th>
          {points.map((number, i) => (
            <td key={i}>{number}</td>
          ))}
          <td className="bg-tint pr-1 text-body text-on-tint">{sum(points)}</td>
        </tr>
      </tbody>
    </table>
  )
}
