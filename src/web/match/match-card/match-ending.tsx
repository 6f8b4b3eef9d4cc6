import { useState } from 'react'
import { endedMatch, otherSide } from '#golf/match/hole-winner.ts'
import type { MatchWord, Speaker } from '#golf/match/match-entry.ts'
import type { Side } from '#golf/match/match-state.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { CardParts } from './match-card.tsx'

export type MatchEndingProps = CardParts & { speaker: Speaker }

type Ending = { word: Extract<MatchWord, { side: Side }>; label: string }

/** A match given up, or whose other player does not come (R7.6). A player confirms with it what they concede. */
export default function MatchEnding({ names, say, speaker }: MatchEndingProps) {
  const [asked, setAsked] = useState<Ending>()
  const concede = (side: Side): Ending => ({
    word: { kind: 'match_conceded', side },
    label: side === speaker ? text.end.concede : text.end.concedeFor(names[side]),
  })
  const absent = (side: Side): Ending => ({
    word: { kind: 'withdrawn', side },
    label: text.end.absent(names[side]),
  })
  const endings: Ending[] =
    speaker === 'club'
      ? [concede('A'), concede('B'), absent('A'), absent('B')]
      : [concede(speaker), absent(otherSide(speaker))]
  const end = ({ word }: Ending) => {
    const { winner, result } = endedMatch(word.side, word.kind === 'withdrawn' ? 'w/o' : 'conceded')
    const confirmed = { holeNumber: null, word: { kind: 'confirmed' as const, winner, result } }
    say({ holeNumber: null, word }, ...(word.side === speaker || speaker === 'club' ? [confirmed] : []))
    setAsked(undefined)
  }
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
        {text.end.title}
      </summary>
      <div className="flex flex-wrap gap-2 pt-1">
        {endings.map((ending) => (
          <Button
            key={ending.label}
            look="secondary"
            onClick={() => {
              setAsked(ending)
            }}
          >
            {ending.label}
          </Button>
        ))}
      </div>
      {asked && (
        <SureDialog
          label={asked.label}
          winner={names[otherSide(asked.word.side)]}
          onSure={() => {
            end(asked)
          }}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </details>
  )
}

type SureDialogProps = { label: string; winner: string; onSure: () => void; onClose: () => void }

function SureDialog({ label, winner, onSure, onClose }: SureDialogProps) {
  return (
    <Dialog
      title={label}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {sharedText.cancel}
          </Button>
          <Button look="danger" onClick={onSure}>
            {label}
          </Button>
        </>
      }
    >
      <p>{text.end.sure(winner)}</p>
    </Dialog>
  )
}
