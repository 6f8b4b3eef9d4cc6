import type { Terms } from '#contract/card/term-corrections.ts'
import { termName, termText } from '#web/lib/term-name.ts'
import { termCorrectionsText as text } from '#web/messages/en/card/term-corrections.online.ts'

const MOST_NAMED = 4

/** Each term that cards of one round have different values of, with the players of each value. */
export function TermsApart({ apart }: Pick<Terms, 'apart'>) {
  return (
    <ul className="grid gap-1">
      {apart.map(({ term, roundNumber, holeNumber, values }) => {
        const name = termName({ term, ...(holeNumber !== undefined && { holeNumber }) })
        return (
          <li key={`${name} ${roundNumber}`}>
            {text.apart(
              roundNumber === null ? name : text.of(name, text.round(roundNumber)),
              values
                .map(({ value, players }) => text.value(termText(term, value) ?? text.none, namesOf(players)))
                .join('; '),
            )}
          </li>
        )
      })}
    </ul>
  )
}

function namesOf(players: readonly string[]): string {
  const named = players.slice(0, MOST_NAMED)
  const more = players.length - named.length
  return [...named, ...(more > 0 ? [text.andMore(more)] : [])].join(', ')
}
