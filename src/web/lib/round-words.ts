import type { Round } from '#contract/rounds.ts'
import { libText } from '#web/messages/en/lib.ts'
import { formatDate } from './format.ts'

/** A round as one line of a list, for ui/round-line. */
export function roundLine(round: Round): {
  href: string
  title: string
  note: string
  gross: string
  points: string
  badge: string | undefined
} {
  const holes = round.holeCount === 18 ? undefined : libText.holes(round.holeCount)
  return {
    href: `/rounds/${round.id}`,
    title: round.courseName,
    note: [formatDate(round.roundDate), round.competitionName, holes]
      .filter((text) => text !== null && text)
      .join(' · '),
    gross: round.grossScore === null ? '–' : String(round.grossScore),
    points: round.stablefordPoints === null ? '–' : String(round.stablefordPoints),
    badge: statusWord(round),
  }
}

function statusWord(round: Round): string | undefined {
  switch (round.status) {
    case 'in_progress':
      return libText.roundInProgress
    case 'abandoned':
      return libText.roundAbandoned
    case 'submitted':
      return undefined
  }
}
