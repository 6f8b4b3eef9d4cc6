import type { FastifyInstance } from 'fastify'
import {
  changeEntries as changeEntriesCall,
  changeGuest as changeGuestCall,
  enterGuest as enterGuestCall,
  enterPlayers as enterPlayersCall,
  exportEntries,
  findCandidates,
  readEntries,
  setEntryTerms as setEntryTermsCall,
  withdrawPlayers as withdrawPlayersCall,
  type EntryList,
} from '#contract/competition/entries.ts'
import { leaveCompetition as leaveCompetitionCall } from '#contract/competition/leave-competition.ts'
import { fullName } from '#contract/club/former-member.ts'
import { genders } from '#golf/course/course.ts'
import { listPaidByCard } from '../entry-fees/entry-payments.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireDesk } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listMarks, withMarks } from '../../club/club.ts'
import { currentStatus, findCompetitionSummary } from '../competitions.store.ts'
import { changeGuest } from '../editing/change-guest.ts'
import { changeEntries } from './change-entries.ts'
import { enterGuest } from './enter-guest.ts'
import { enterPlayers } from './enter-players.ts'
import { entriesCsv } from './entries-csv.ts'
import { listEntryRows, searchCandidates } from './entry-facts.store.ts'
import { indexInWords, toEntryList } from './entry-list-view.ts'
import { leaveCompetition } from './leave-competition.ts'
import { setEntryTerms } from './set-entry-terms.ts'
import { withdrawPlayers } from './withdraw-players.ts'

/** Who is in a competition: what its administrators do with the list, and a player who leaves. */
export function entryRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function atDesk(viewer: SignedIn, competitionId: string) {
    const summary = await findCompetitionSummary(db, competitionId, {
      userId: viewer.userId,
      now: services.now(),
    })
    if (!summary) throw new AppError('not_found')
    requireDesk(viewer, summary.competition)
    return summary
  }

  async function readList(viewer: SignedIn, competitionId: string): Promise<EntryList> {
    const { competition, currency, isDrawn } = await atDesk(viewer, competitionId)
    const now = services.now()
    const rows = await listEntryRows(db, competitionId, now)
    const byCard = await listPaidByCard(db, competitionId)
    const isCancelled = currentStatus(competition, now) === 'cancelled'
    const people = rows.map(({ entry, ...person }) => ({ id: entry.userId, name: fullName(person) }))
    const about = { clubId: competition.clubId, competitionIds: [competitionId], to: 'club' as const }
    const marks = await listMarks(db, people, about)
    return toEntryList(rows, { competition, currency, isDrawn, isCancelled, byCard, marks })
  }

  serve(app, sessions, readEntries, ({ viewer, params }) => readList(viewer, params.competitionId))

  serve(app, sessions, exportEntries, async ({ viewer, params: { competitionId } }) => {
    requireClubAdmin(viewer, (await atDesk(viewer, competitionId)).competition.clubId)
    return { csv: entriesCsv(await readList(viewer, competitionId)) }
  })

  serve(app, sessions, findCandidates, async ({ viewer, params, query }) => {
    const { competitionId } = params
    const { competition } = await atDesk(viewer, competitionId)
    const found = await searchCandidates(db, {
      clubId: competition.clubId,
      competitionId,
      search: query.search,
      categoryId: query.category,
      most: query.limit,
    })
    const marked = await withMarks(db, found, {
      clubId: competition.clubId,
      competitionIds: [competitionId],
      to: 'club',
    })
    return marked.map(({ handicapIndex, guestId, status, gender, ...person }) => ({
      ...person,
      handicap: indexInWords(handicapIndex),
      gender: genders.find((one) => one === gender) ?? null,
      isGuest: guestId !== null,
      isReserve: status === 'reserve',
      ...(status === 'withdrawn' && { hasWithdrawn: true }),
    }))
  })

  serve(app, sessions, leaveCompetitionCall, async ({ viewer, params }) => {
    await leaveCompetition(services, { viewer, competitionId: params.competitionId })
    return { success: true as const }
  })

  entryChanges(app, services, readList)
}

function entryChanges(
  app: FastifyInstance,
  services: Services,
  readList: (viewer: SignedIn, competitionId: string) => Promise<EntryList>,
): void {
  const { sessions } = services

  serve(app, sessions, enterPlayersCall, ({ viewer, params: { competitionId }, body }) =>
    enterPlayers(services, { viewer, competitionId, userIds: body.userIds, reason: body.reason ?? null }),
  )

  serve(app, sessions, enterGuestCall, ({ viewer, params: { competitionId }, body }) =>
    enterGuest(services, { viewer, competitionId, body }),
  )

  serve(app, sessions, changeGuestCall, async ({ viewer, params, body }) => {
    await changeGuest(services, { viewer, ...params, body })
    return { success: true as const }
  })

  serve(app, sessions, withdrawPlayersCall, ({ viewer, params: { competitionId }, body }) =>
    withdrawPlayers(services, { viewer, competitionId, ...body }),
  )

  serve(app, sessions, changeEntriesCall, async ({ viewer, params: { competitionId }, body }) => ({
    changed: await changeEntries(services, { viewer, competitionId, body }),
  }))

  serve(app, sessions, setEntryTermsCall, async ({ viewer, params: { competitionId }, body }) => {
    await setEntryTerms(services, { viewer, competitionId, body })
    return readList(viewer, competitionId)
  })
}
