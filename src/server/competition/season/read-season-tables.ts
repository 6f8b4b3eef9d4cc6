import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { readEclectic } from './read-eclectic.ts'
import { readOrderOfMerit } from './read-order-of-merit.ts'
import { toSeasonViews } from './season-view.ts'
import { findSeasonRow } from './seasons.store.ts'

/** All tables of a season for paper. The caller may see the club. */
export async function readSeasonTables(
  services: Services,
  asked: { viewer: SignedIn; clubId: string; seasonId: string },
) {
  const { db, now } = services
  const row = await findSeasonRow(db, asked)
  const [season] = row ? await toSeasonViews(db, [row], { viewer: asked.viewer, now: now() }) : []
  if (!row || !season) throw new AppError('not_found')
  const found = row.eclecticCourseId === null ? null : await readEclectic(services, row)
  return {
    title: `${season.name} ${season.year}`,
    best: season.best,
    competitions: season.competitions
      .filter(({ status }) => status === 'final')
      .map(({ id, name, startDate }) => ({ id, name, playedOn: startDate })),
    merit: await readOrderOfMerit(db, row),
    eclectic: found && { ...found, percent: row.eclecticPercent },
  }
}
