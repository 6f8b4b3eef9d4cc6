import type { ErrorCode } from '#contract/platform/error-body.ts'
import { mayBeSeenInCompetitions } from '#contract/data/guardian-answer.ts'
import { mayPlayAt } from '#contract/club/permissions.ts'
import { mayJoin, type JoinRefusal } from '#golf/competition/join.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireCompetitionReader } from '../platform/http/require.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { addNotice } from '../outbound/outbound.ts'
import { findGuardianAnswer } from '../identity/identity.ts'
import { countEntered, findCompetition, findEntry, type CompetitionRow } from './competitions.store.ts'
import { readAdmission } from './entries/admission.ts'
import { saveEntries } from './entries/entries.store.ts'
import { findEntrant } from './entries/entrants.store.ts'
import { entryStateOf } from './entries/entry-state.ts'
import { isDrawn, moveUpReserves } from './entries/move-up-reserves.ts'

const refusals = {
  not_open: 'not_open',
  entries_not_yet: 'entries_not_yet',
  entries_closed: 'entries_closed',
  draw_made: 'draw_made',
  invite_only: 'invite_only',
  not_a_player: 'forbidden',
  members_only: 'members_only',
  index_not_admitted: 'index_not_admitted',
  category_not_admitted: 'category_not_admitted',
  age_not_admitted: 'age_not_admitted',
  age_unknown: 'age_unknown',
} as const satisfies Record<Exclude<JoinRefusal, 'full'>, ErrorCode>

/**
 * Enters the player; joining again changes nothing. When the competition is full, the player gets a place on the reserve
 * list and a 409 (D11). The competition's row is locked, so the limit holds however many join at the same moment, and the
 * reserve list is in the order in which they got hold of it.
 */
export async function joinCompetition(
  services: Services,
  input: { viewer: SignedIn; competitionId: string },
): Promise<'entered' | 'reserve'> {
  const { viewer, competitionId } = input
  const outcome = await services.db.transaction(async (tx) => {
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    return enterThemself(services, tx, { viewer, competition })
  })
  if (outcome === 'reserve') throw new AppError('competition_full')
  return outcome
}

async function enterThemself(
  services: Services,
  tx: Transaction,
  { viewer, competition }: { viewer: SignedIn; competition: CompetitionRow },
): Promise<'entered' | 'reserve'> {
  const { userId } = viewer
  const competitionId = competition.id
  const now = services.now()
  await moveUpReserves(services, tx, competition)
  const present = await findEntry(tx, competitionId, userId)
  if (present?.status === 'entered') return 'entered'
  const allowed = mayJoin(
    entryStateOf(competition, {
      now,
      entered: await countEntered(tx, competition),
      isDrawn: await isDrawn(tx, competition),
      admission: await readAdmission(tx, competition),
    }),
    {
      now,
      isPlayer: mayPlayAt(viewer, competition.clubId),
      entrant: await findEntrant(tx, { clubId: competition.clubId, userId }),
    },
  )
  if (!allowed.ok && allowed.reason !== 'full')
    throw new AppError(
      refusals[allowed.reason],
      allowed.detail === undefined ? {} : { message: allowed.detail },
    )
  if (!mayBeSeenInCompetitions(await findGuardianAnswer(tx, userId))) throw new AppError('guardian_needed')
  const status = allowed.ok ? 'entered' : 'reserve'
  if (present?.status === status) return status
  await saveEntries(tx, { competition, entries: [{ userId, status }], enteredBy: null, now })
  if (!allowed.ok) return status
  await services.feed.announce(tx, { kind: 'board', competitionId, userId })
  await addNotice(services, tx, {
    kind: 'entered',
    about: { competitionId },
    clubId: competition.clubId,
    userId,
    // Somebody who leaves and comes back has entered again.
    key: `entered ${competitionId} ${now.toISOString()}`,
  })
  return status
}
