import type { MatchEntry, MatchSaying, Speaker } from '#golf/match/match-entry.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { speakerName, wordText } from './match-card-words.ts'
import type { CardParts } from './match-card.tsx'

/** What two say differently of a hole, to both, until one takes the other's word (U11). */
export function Differences(parts: CardParts) {
  const { state, speaker } = parts.shown
  return (
    <>
      {state.differing.map((holeNumber) => (
        <Difference key={holeNumber} {...parts} holeNumber={holeNumber} />
      ))}
      {state.endingDiffers && (
        <Notice
          tone="warn"
          title={text.differs.ending}
          action={
            speaker !== null && (
              <div>
                <Button
                  look="secondary"
                  onClick={() => {
                    parts.say({ holeNumber: null, word: { kind: 'goes_on' } })
                  }}
                >
                  {text.differs.takeGoesOn}
                </Button>
              </div>
            )
          }
        >
          {text.differs.endingNote}
        </Notice>
      )}
    </>
  )
}

function Difference({ shown, names, say, holeNumber }: CardParts & { holeNumber: number }) {
  const { state, speaker } = shown
  const isPlayer = speaker === 'A' || speaker === 'B'
  const said = spoken(state.holes.get(holeNumber)?.said ?? {})
  return (
    <Notice
      tone="warn"
      title={isPlayer ? text.differs.title(holeNumber) : text.differs.titleForOthers(holeNumber)}
      action={
        <div className="flex flex-wrap gap-2 pt-1">
          {speaker !== null &&
            said
              .filter(([of]) => of !== speaker)
              .map(([of, entry]) => (
                <Button
                  key={of}
                  look="secondary"
                  onClick={() => {
                    say(sameWord(entry))
                  }}
                >
                  {text.differs.take(speakerName(of, { names, speaker }))}
                </Button>
              ))}
        </div>
      }
    >
      <ul>
        {said.map(([of, entry]) => (
          <li key={of}>{text.differs.says(speakerName(of, { names, speaker }), wordText(entry, names))}</li>
        ))}
      </ul>
      <p className="text-note">{isPlayer ? text.differs.counts : text.differs.countsForOthers}</p>
      {isPlayer && <p className="text-note">{text.differs.keep}</p>}
    </Notice>
  )
}

function spoken(said: Partial<Record<Speaker, MatchEntry>>): [Speaker, MatchEntry][] {
  return (['A', 'B', 'club'] as const).flatMap((of): [Speaker, MatchEntry][] => {
    const entry = said[of]
    return entry && entry.word.kind !== 'nothing' ? [[of, entry]] : []
  })
}

function sameWord(entry: MatchEntry): MatchSaying {
  return entry.holeNumber === null
    ? { holeNumber: null, word: entry.word }
    : { holeNumber: entry.holeNumber, word: entry.word }
}
