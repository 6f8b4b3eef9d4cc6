import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import { rankedBy, type RankedBy } from '#golf/competition/ranked-by.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { hasNoResult } from '#golf/board/has-no-result.ts'
import { holesText, signedText } from '#web/card/points-text.ts'
import { competitionShareText } from '#web/messages/en/competition/competition-share.online.ts'

const text = competitionShareText.result

type Shown = {
  title: string
  /** Day and course, each on a line of its own. */
  about: readonly string[]
  competitionType: CompetitionType
  isFinal: boolean
  rows: readonly LeaderboardEntry[]
  /** Who is not named where everybody can read it. */
  unnamed: ReadonlySet<string>
}

/**
 * A result as a newsletter, a mail or a message takes it: a line for each entrant, "2. Ben Dahl (9): 75 − 9 = 66", and those without
 * a place last. Whoever boards for everybody do not name is not named here either.
 */
export function resultAsText({ title, about, competitionType, isFinal, rows, unnamed }: Shown): string {
  const unit = rankedBy[competitionType]
  const nameOf = (userId: string, name: string) => (unnamed.has(userId) ? text.unnamed : name)
  const lines = rows.map((row) => {
    const members = (row.team?.members ?? [])
      .filter(({ isBlind }) => !isBlind)
      .map((member) => nameOf(member.userId, member.playerName))
    const who = [
      nameOf(row.userId, row.playerName),
      ...(members.length > 0 ? [`(${members.join(', ')})`] : []),
    ]
    return `${placeOf(row)} ${who.join(' ')}${scoreOf(row, unit)}`
  })
  return [title, ...about, isFinal ? text.final : text.provisional, '', ...lines, ''].join('\n')
}

/** "1.", "T2.", and for a card without a place what it is. */
function placeOf({ position, isShared, note, missedCut }: LeaderboardEntry): string {
  if (position !== null) return `${isShared ? 'T' : ''}${position}.`
  if (missedCut === true) return text.notes.missed_cut
  return note === null || note === 'totals_only' ? '–' : text.notes[note]
}

/** What was played, and what decided a tie; nothing where there is no result, and no score of a card that is out. */
function scoreOf(row: LeaderboardEntry, unit: RankedBy): string {
  if (hasNoResult(row) || row.thru === 0) return ''
  if (!row.isCompleted) return `: ${text.through(row.thru)}`
  const decided = row.decidedBy !== null && row.position !== null ? ` (${text.countback})` : ''
  if (unit === 'points') return `: ${text.points(signedText(row.stablefordPoints))}${decided}`
  if (unit === 'holes') return `: ${holesText(row.stablefordPoints)}${decided}`
  return `: ${netOf(row)}${decided}`
}

/** "77 − 9 = 68", "70 + 2 = 72" of a plus handicap; of a team or of several rounds the net score alone. */
function netOf({ grossScore, netScore, playingHandicap, rounds, team }: LeaderboardEntry): string {
  if (netScore === null) return '–'
  if (grossScore === null || playingHandicap === null || team || rounds) return `${netScore}`
  // Holes that were closed, or that a ruling changed, are in neither side of the sum.
  if (grossScore - playingHandicap !== netScore) return `${netScore}`
  const sign = playingHandicap < 0 ? '+' : '−'
  return `${grossScore} ${sign} ${Math.abs(playingHandicap)} = ${netScore}`
}
