import type { MatchEntry, Speaker } from '#golf/match/match-entry.ts'
import type { SideNames } from '#web/match/match-state-text.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'

/** What an entry says, in a few words. */
export function wordText({ word }: Pick<MatchEntry, 'word'>, names: SideNames): string {
  switch (word.kind) {
    case 'won':
      return text.said.won(names[word.side])
    case 'halved':
      return text.said.halved
    case 'hole_conceded':
    case 'match_conceded':
      return text.said.conceded(names[word.side])
    case 'withdrawn':
      return text.end.absent(names[word.side])
    case 'strokes':
      return text.said.strokes(strokesText(word.A), strokesText(word.B))
    case 'goes_on':
      return text.differs.takeGoesOn
    case 'confirmed':
      return word.result
    case 'nothing':
      return text.said.nothing
  }
}

function strokesText(strokes: number | null): string {
  return strokes === null ? text.pickedUp : `${strokes}`
}

export function speakerName(of: Speaker, { names, speaker }: { names: SideNames; speaker: Speaker | null }) {
  if (of === speaker) return text.you
  return of === 'club' ? text.club : names[of]
}
