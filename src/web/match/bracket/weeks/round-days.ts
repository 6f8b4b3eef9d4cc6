import type { BracketPart } from '#golf/match/bracket/bracket.ts'
import type { BracketView } from '#contract/match/matches.ts'
import { roundCount, roundName } from '#golf/match/bracket/round-name.ts'
import { bracketSize } from '#golf/match/bracket/seeding.ts'

export type DatedRound = NonNullable<BracketView['draw']>['rounds'][number]

/** The rounds that a knock-out of so many players will have. */
export function roundsOfField(players: number): DatedRound[] {
  const rounds = roundCount(bracketSize(players))
  return Array.from({ length: rounds }, (_, i) => ({
    side: 'winners' as const,
    round: i + 1,
    roundName: roundName(i + 1, rounds),
    playBy: null,
  }))
}

const keyOf = ({ side, round }: { side: BracketPart; round: number }) => `${side}-${round}`

/** Days by their round as one text, which a draft keeps: "winners-1=2026-06-14 winners-2=2026-06-30". */
export function readDay(days: string, round: DatedRound): string {
  const prefix = `${keyOf(round)}=`
  const found = days.split(' ').find((one) => one.startsWith(prefix))
  return found === undefined ? (round.playBy ?? '') : found.slice(prefix.length)
}

export function writeDay(days: string, { round, day }: { round: DatedRound; day: string }): string {
  const prefix = `${keyOf(round)}=`
  const others = days.split(' ').filter((one) => one !== '' && !one.startsWith(prefix))
  return [...others, `${prefix}${day}`].join(' ')
}

/** What is sent: every round whose day is another than it was. */
export function changedDays(days: string, rounds: readonly DatedRound[]) {
  return rounds.flatMap((round) => {
    const day = readDay(days, round) || null
    return day === round.playBy ? [] : [{ side: round.side, round: round.round, day }]
  })
}
