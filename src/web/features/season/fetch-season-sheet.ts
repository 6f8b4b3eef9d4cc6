import { printSeason } from '#contract/printouts.ts'
import { fetchFile } from '#web/lib/fetch-file.ts'

/** A season's tables as a PDF. Apart from its page, whose first load has no room for what few readers press. */
export function fetchSeasonSheet(params: { clubId: string; seasonId: string }): Promise<Blob> {
  return fetchFile(printSeason, params)
}
