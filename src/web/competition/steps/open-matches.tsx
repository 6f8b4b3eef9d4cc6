import type { Competition } from '#contract/competition/competitions.ts'
import type { BracketView } from '#contract/match/matches.ts'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { bracketText } from '#web/messages/en/match/bracket.ts'
import { closingText as text } from '#web/messages/en/competition/closing.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type OpenMatchesProps = { competition: Competition; view: BracketView; step: 'complete' | 'finalise' }

/** The matches of a bracket that have no result: match play has no cards to hand in. */
export function OpenMatches({ competition, view, step }: OpenMatchesProps) {
  if (!view.draw) return <p>{text.notDrawn}</p>
  const open = view.matches.filter((one) => one.isNeeded && one.status === 'pending')
  if (open.length === 0) return <p>{text.noOpenMatch}</p>
  const nameOf = (player: { firstName: string; lastName: string } | null) =>
    player ? `${player.firstName} ${player.lastName}` : bracketText.match.unknown
  return (
    <section aria-label={text.openMatches(open.length)} className="grid justify-items-start gap-2">
      <h3 className="font-semibold">{text.openMatches(open.length)}</h3>
      <p>{step === 'finalise' ? text.openMatchesFinal : text.openMatchesStay}</p>
      <ul className="w-full divide-y divide-line border-y border-line">
        {open.map((one) => (
          <li key={one.id} className="grid py-2">
            <span className="text-note text-soft">
              {bracketText.match.described(bracketText.roundName(one.roundName), one.matchNumber)}
            </span>
            <span className="font-semibold">
              {nameOf(one.player1)} – {nameOf(one.player2)}
            </span>
          </li>
        ))}
      </ul>
      <LinkButton href={competitionResultsPath(competition)} look="secondary">
        {text.bracket}
      </LinkButton>
    </section>
  )
}
