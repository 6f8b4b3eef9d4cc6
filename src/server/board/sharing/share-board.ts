import type { ShareKind } from '#contract/board/share-kinds.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { type CompetitionRow, findCompetition, readCompetitionType } from '../../competition/competition.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import {
  changeAlso,
  insertShareLink,
  listOthersOfDay,
  listShareLinks,
  type ShareLinkRow,
} from './share-links.store.ts'
import { makeShareToken, shareTokenHash } from './share-token.ts'

/**
 * Makes a link that shows the board to whoever has it; where there is one already, it stays and only what its wall shows in
 * turn may change.
 */
export async function shareBoard(
  services: Services,
  input: { viewer: SignedIn; competitionId: string; kind: ShareKind; also: readonly string[] | undefined },
): Promise<void> {
  const { viewer, competitionId, kind } = input
  await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    if (readCompetitionType(competition) === 'matchplay')
      throw new AppError('invalid_input', { message: 'Match play has a bracket and no board to share.' })
    const also = kind === 'wall' ? [...new Set(input.also ?? [])] : []
    const others = also.length === 0 ? [] : await listOthersOfDay(tx, competition)
    if (also.some((id) => !others.some((one) => one.id === id)))
      throw fieldError('also', 'Only competitions of the same days can be shown in turn.')
    const present = (await listShareLinks(tx, competitionId)).find((one) => one.kind === kind)
    if (present) {
      if (input.also === undefined || present.also.join() === also.join()) return
      await changeAlso(tx, { competitionId, kind, also })
    } else {
      await makeLink(services, tx, { viewer, competitionId, kind, also })
    }
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.shared',
      objectId: competitionId,
      after: { link: kind, also: also.length },
    })
  })
}

/** Links of their own for a copy, of the kinds that the first competition has: a wall shows it alone. */
export async function copyLinks(
  services: Services,
  tx: Transaction,
  { viewer, from, to }: { viewer: SignedIn; from: string; to: CompetitionRow },
): Promise<void> {
  if (readCompetitionType(to) === 'matchplay') return
  for (const { kind } of await listShareLinks(tx, from)) {
    await makeLink(services, tx, { viewer, competitionId: to.id, kind, also: [] })
    await recordAction(services, tx, {
      by: viewer,
      clubId: to.clubId,
      action: 'competition.shared',
      objectId: to.id,
      after: { link: kind, also: 0 },
    })
  }
}

async function makeLink(
  services: Services,
  tx: Transaction,
  { viewer, ...link }: { viewer: SignedIn } & Pick<ShareLinkRow, 'competitionId' | 'kind' | 'also'>,
): Promise<void> {
  const id = newId('shl')
  const tokenHash = shareTokenHash(makeShareToken(id, services.config.authSecret))
  await insertShareLink(tx, {
    ...link,
    id,
    tokenHash,
    createdBy: viewer.userId,
    createdAt: services.now(),
  })
}
