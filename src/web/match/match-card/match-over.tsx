import { Check } from 'lucide-react'
import type { Speaker } from '#golf/match/match-entry.ts'
import { outcomeText } from '#web/match/match-state-text.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { speakerName } from './match-card-words.ts'
import type { CardParts } from './match-card.tsx'

/** What the card says of the end, for both to confirm; then it is recorded as a typed result is (D14). */
export function MatchOver({ shown: { state }, names, say, speaker }: CardParts & { speaker: Speaker }) {
  const { outcome, confirmedBy, play } = state
  if (!outcome) return null
  const hasConfirmed = confirmedBy.includes(speaker)
  const others = confirmedBy.filter((of) => of !== speaker)
  return (
    <Card className="grid gap-3">
      <h2 className="text-title font-semibold">{text.over.title}</h2>
      <p className="text-body">{outcomeText(outcome, names)}</p>
      {others.map((of) => (
        <p key={of}>{text.over.confirmed(speakerName(of, { names, speaker }))}</p>
      ))}
      {hasConfirmed ? (
        <p role="status">{text.over.you}</p>
      ) : (
        <div>
          <Button
            icon={<Check aria-hidden size={18} />}
            onClick={() => {
              say({ holeNumber: null, word: { kind: 'confirmed', ...outcome } })
            }}
          >
            {text.over.confirm(outcomeText(outcome, names))}
          </Button>
        </div>
      )}
      <p className="text-note text-soft">{speaker === 'club' ? text.over.noteForClub : text.over.note}</p>
      {play.winner === null && (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              say({ holeNumber: null, word: { kind: 'goes_on' } })
            }}
          >
            {text.end.goesOn}
          </Button>
        </div>
      )}
    </Card>
  )
}
