import { useQuery } from '@tanstack/react-query'
import { getStartSheet } from '#contract/competition/start-sheet.ts'
import { query } from '#web/lib/query.ts'

/** The names of those who start with a player, from the published sheet; undefined until it is known whether there are any. */
export function usePartners(competitionId: string, userId: string): readonly string[] | undefined {
  const sheet = useQuery(query(getStartSheet, { params: { competitionId } }))
  // A card can be typed without the sheet.
  if (sheet.isError && !sheet.data) return []
  if (!sheet.data) return undefined
  const group = sheet.data.groups.find(({ players }) => players.some((one) => one.userId === userId))
  return (group?.players ?? [])
    .filter((one) => one.userId !== userId)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
}
