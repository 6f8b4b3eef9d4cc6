import type { ListedRound } from '#contract/card/rounds.ts'
import { libText } from '#web/messages/en/lib/lib.ts'
import { formatDate } from './format.ts'

/** A round as one line of a list, for ui/round-line. */
export function roundLine(round: ListedRound): {
  href: string
  title: string
  note: string
  gross: string
  points: string
  badge: string | undefined
} {
  const holes = round.holeCount === 18 ? undefined : libText.holes(round.holeCount)
  const pickedUp = round.holesPickedUp === 0 ? undefined : libText.pickedUp(round.holesPickedUp)
  return {
    href: `/rounds/${round.id}`,
    title: round.courseName,
    note: [formatDate(round.roundDate), round.competitionName, holes, pickedUp]
      .filter((text) => text !== null && text)
      .join(' · '),
    // Without a number for every hole there is no gross score (R7.5).
    gross: round.grossScore === null || pickedUp !== undefined ? '–' : String(round.grossScore),
    points: round.stablefordPoints === null ? '–' : String(round.stablefordPoints),
    badge: statusWord(round),
  }
}

function statusWord(round: ListedRound): string | undefined {
  switch (round.status) {
    case 'in_progress':
      return libText.roundInProgress
    case 'abandoned':
      return libText.roundAbandoned
    case 'withdrawn':
      return libText.roundWithdrawn
    case 'submitted':
      return rulingName(round) ?? (round.isCorrected === true ? libText.roundCorrected : undefined)
  }
}

function rulingName({ ruling }: ListedRound): string | undefined {
  return Object.entries(libText.cardStatuses).find(([status]) => status === ruling)?.[1]
}
