import { Trophy } from 'lucide-react'
import type { BracketView } from '#contract/match/matches.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { pairsText } from '#web/messages/en/match/pairs.ts'
import { Notice } from '#web/ui/notice.tsx'
import { drawText, nameOf, sidesInDraw } from './match-words.ts'

const FEW = 4

/** The champion, how the draw was made, who had a bye and who came too late for it. */
export function DrawSummary({ view }: { view: BracketView }) {
  const byes = sidesInDraw(view).filter(({ seed }) => seed <= (view.draw?.byes ?? 0))
  return (
    <>
      <div className="grid gap-1 text-soft">
        <div role="status">
          {view.champion && <Champion name={nameOf(view.champion, view.champion.partner)} />}
        </div>
        <p>{drawText(view)}</p>
        <Byes names={byes.map(({ name }) => name)} isOfPairs={view.draw?.matchFormat !== 'singles'} />
      </div>
      <LeftOut view={view} />
    </>
  )
}

/** A full field's draw has few; of many only the number is on view. */
function Byes({ names, isOfPairs }: { names: readonly string[]; isOfPairs: boolean }) {
  if (names.length === 0) return null
  if (names.length <= FEW) return <p>{text.straight(names.join(', '))}</p>
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {text.straight(isOfPairs ? pairsText.pairs(names.length) : text.how.players(names.length))}
      </summary>
      <p>{names.join(', ')}</p>
    </details>
  )
}

function Champion({ name }: { name: string }) {
  return (
    <div className="mb-3 flex items-center gap-4 rounded-card bg-field p-4 text-on-field sm:p-5 print:border print:border-edge">
      <Trophy aria-hidden size={36} className="shrink-0 text-flag" />
      <p className="grid min-w-0">
        <span className="text-note">{text.champion}</span>
        <span className="text-heading font-bold break-words">{name}</span>
      </p>
    </div>
  )
}

/** Who entered after the draw; in a draw of pairs also who has no partner. */
function LeftOut({ view }: { view: BracketView }) {
  const late = view.entrants.filter((one) => one.seed === null).map((one) => nameOf(one))
  if (late.length === 0) return null
  if (view.draw?.matchFormat !== 'singles')
    return <Notice tone="info">{pairsText.left(late.join(', '))}</Notice>
  return (
    <Notice tone={view.canDraw ? 'warn' : 'info'}>
      {text.late(late.join(', '))}
      {view.canDraw && ` ${text.drawAgainForLate}`}
    </Notice>
  )
}
