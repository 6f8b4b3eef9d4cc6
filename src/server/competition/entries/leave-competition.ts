import { mayLeave } from '#golf/competition/join.ts'
import type { ErrorCode } from '#contract/platform/error-body.ts'
import { askForReturn } from '../entry-fees/entry-payments.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { currentStatus, findCompetition } from '../competitions.store.ts'
import { listPresent } from './entries.store.ts'
import { isDrawn } from './move-up-reserves.ts'
import { withdrawEntries } from './withdraw-entries.ts'

const refusals = {
  not_open: 'not_open',
  entries_closed: 'entries_closed',
  draw_made: 'draw_made',
  card_begun: 'card_begun',
} as const satisfies Record<string, ErrorCode>

/**
 * Takes the viewer out of a competition, or off its reserve list; the next reserve gets the place, and a fee that was paid by
 * card goes back to it. Who is not in it stays out of it. The player is locked as for the start of a card, so that nobody leaves a card behind.
 */
export async function leaveCompetition(
  services: Services,
  input: { viewer: SignedIn; competitionId: string },
): Promise<void> {
  const { viewer, competitionId } = input
  const { userId } = viewer
  await services.db.transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const competition = await findCompetition(tx, competitionId, { lock: true })
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    const [present] = await listPresent(tx, { competitionId, userIds: [userId] })
    if (!present) return
    const now = services.now()
    const allowed = mayLeave(
      {
        status: currentStatus(competition, now),
        isDrawn: await isDrawn(tx, competition),
        entriesOpenAt: competition.entriesOpenAt,
        entriesCloseAt: competition.entriesCloseAt,
      },
      { now, hasCard: present.hasCard, isReserve: present.status === 'reserve' },
    )
    if (!allowed.ok) throw new AppError(refusals[allowed.reason], leaveSentence(allowed))
    await withdrawEntries(services, tx, { competition, userIds: [userId], by: userId, reason: null })
    const returning = await askForReturn(tx, { competitionId, userIds: [userId], reason: 'withdrawn' })
    if (returning.length > 0) await services.feed.announce(tx, { kind: 'fees' })
  })
}

const leaveSentence = ({ detail }: { detail?: string | undefined }) =>
  detail === undefined ? {} : { message: detail }
