import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { audited } from './put-season.ts'
import { deleteSeasonRow, findSeasonRow, listCompetitionsOf } from './seasons.store.ts'

/** Deletes a season. Its competitions and results stay. The caller administers the club. */
export async function deleteSeason(
  services: Services,
  input: { viewer: SignedIn; clubId: string; seasonId: string },
): Promise<void> {
  const { viewer, clubId } = input
  await services.db.transaction(async (tx) => {
    const season = await findSeasonRow(tx, input, { lock: true })
    if (!season) throw new AppError('not_found')
    const held = await listCompetitionsOf(tx, [season.id])
    await deleteSeasonRow(tx, season.id)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'season.deleted',
      objectId: season.id,
      before: await audited(
        tx,
        season,
        held.map(({ competition }) => competition),
      ),
    })
  })
}
