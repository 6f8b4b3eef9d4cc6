import type { Round } from '#contract/rounds.ts'
import { formatDate } from './format.ts'

/** A round as one line of a list, for ui/round-line. */
export function roundLine(round: Round): {
  title: string
  note: string
  gross: string
  points: string
  badge: string | undefined
} {
  const holes = round.holeCount === 18 ? undefined : `${round.holeCount} holes`
  return {
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
      return 'In Progress'
    case 'abandoned':
      return 'Abandoned'
    case 'submitted':
      return undefined
  }
}
