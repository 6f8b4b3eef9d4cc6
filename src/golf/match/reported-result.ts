/** What one side says the result is; `result` in golf notation as formatMatchResult writes it. */
export type ReportedResult = { sideId: string; winnerId: string; result: string; at: Date }

/** The most days that a club gives the other side to answer. */
export const MOST_CONFIRM_DAYS = 30

const DAY_MS = 86_400_000

export type ReportState =
  | { kind: 'none' }
  /** One side has spoken; it counts at `countsAt` unless the other side says something else. */
  | { kind: 'waiting'; report: ReportedResult; countsAt: Date }
  | { kind: 'agreed'; report: ReportedResult }
  /** The two say different things; the club decides. */
  | { kind: 'differs' }

/** D14: what two sides say the result of their match is. Reports of others, who played it before an undo, are not heard. */
export function readReports(
  reports: readonly ReportedResult[],
  terms: { pairing: readonly (string | null)[]; confirmDays: number },
): ReportState {
  const heard = reports.filter(({ sideId }) => terms.pairing.includes(sideId))
  const [first, second] = [...heard].sort((a, b) => a.at.getTime() - b.at.getTime())
  if (!first) return { kind: 'none' }
  if (!second)
    return {
      kind: 'waiting',
      report: first,
      countsAt: new Date(first.at.getTime() + terms.confirmDays * DAY_MS),
    }
  return first.winnerId === second.winnerId && first.result === second.result
    ? { kind: 'agreed', report: first }
    : { kind: 'differs' }
}

/** Who says that they themselves did not come, or gave the match up, is believed at once. */
export function isAgainstThemselves({ sideId, winnerId, result }: Omit<ReportedResult, 'at'>): boolean {
  return winnerId !== sideId && (result === 'w/o' || result === 'conceded')
}
