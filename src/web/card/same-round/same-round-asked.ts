import { ApiError } from '#web/lib/api.ts'

/** The club asks whether the card is of the same round as another with these scores; undefined where a fault is another one. */
export function sameRoundAsked(fault: unknown): { competitionName: string | null } | undefined {
  if (!(fault instanceof ApiError) || fault.body?.code !== 'same_round') return undefined
  const name = fault.body.details?.competitionName
  return { competitionName: typeof name === 'string' ? name : null }
}
