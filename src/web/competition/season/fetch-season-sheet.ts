import { printSeason } from '#contract/print/printouts.ts'
import { fetchSheet } from '#web/platform/fetch-sheet.ts'

/** A season's tables as a PDF. Apart from its page, whose first load has no room for what few readers press. */
export function fetchSeasonSheet(params: { clubId: string; seasonId: string }): Promise<Blob> {
  return fetchSheet(printSeason, params)
}
