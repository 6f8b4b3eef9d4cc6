import type { FastifyInstance } from 'fastify'
import {
  createCompetition as createCompetitionCall,
  getEditFacts,
  updateCompetition as updateCompetitionCall,
} from '#contract/competition/competition-changes.ts'
import {
  deleteCompetition as deleteCompetitionCall,
  setCompetitionStatus as setCompetitionStatusCall,
} from '#contract/competition/competition-steps.ts'
import {
  activeCompetitions,
  clubCompetitions,
  getCompetition,
  joinCompetition as joinCompetitionCall,
  listCompetitions,
  type Competition,
} from '#contract/competition/competitions.ts'
import { currentCompetitions } from '#contract/board/own-place.ts'
import { maySeeCompetition } from '#contract/club/permissions.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireClubAdmin, requireCompetitionReader, requireMember } from '../platform/http/require.ts'
import { serve } from '../platform/http/serve-call.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { toWireCompetition } from './competition-view.ts'
import {
  findCompetition,
  findCompetitionSummary,
  listClubCompetitions,
  reopenedAt,
} from './competitions.store.ts'
import { createCompetition, type CopyCommands } from './create-competition.ts'
import { readCurrentCompetitions } from './current-competitions.ts'
import { deleteCompetition } from './delete-competition.ts'
import { readEditFacts } from './editing/read-edit-facts.ts'
import { joinCompetition } from './join-competition.ts'
import { messageRoutes } from './messages/messages.routes.ts'
import { listLastMessages, wireStanding } from './messages/player-messages.store.ts'
import { setCompetitionStatus, type ResultCommands } from './set-competition-status.ts'
import { updateCompetition, type HandicapCards } from './editing/update-competition.ts'

export function competitionRoutes(
  app: FastifyInstance,
  services: Services,
  commands: { results: ResultCommands; copies: CopyCommands; cards: HandicapCards },
): void {
  const { copies } = commands
  const { db, sessions } = services

  async function listVisible(viewer: SignedIn, clubId: string | null): Promise<Competition[]> {
    if (clubId === null) return []
    const now = services.now()
    const rows = await listClubCompetitions(db, clubId, { userId: viewer.userId, now })
    return rows
      .filter(({ competition }) => maySeeCompetition(viewer, competition))
      .map((row) => toWireCompetition(row, { viewer, now }))
  }

  const readCompetition = makeReadCompetition(services)

  serve(app, sessions, listCompetitions, ({ viewer }) => listVisible(viewer, viewer.currentClubId))

  serve(app, sessions, activeCompetitions, async ({ viewer }) =>
    (await listVisible(viewer, viewer.currentClubId)).filter((one) => one.status === 'active'),
  )

  serve(app, sessions, currentCompetitions, ({ viewer }) => readCurrentCompetitions(services, viewer))

  serve(app, sessions, clubCompetitions, ({ viewer, params }) => {
    requireMember(viewer, params.clubId)
    return listVisible(viewer, params.clubId)
  })

  serve(app, sessions, getCompetition, ({ viewer, params }) => readCompetition(viewer, params.competitionId))

  serve(app, sessions, createCompetitionCall, async ({ viewer, body }) => {
    requireClubAdmin(viewer, body.clubId)
    return readCompetition(viewer, await createCompetition(services, { viewer, body, copies }))
  })

  serve(app, sessions, joinCompetitionCall, async ({ viewer, params }) => ({
    competitionId: params.competitionId,
    status: await joinCompetition(services, { viewer, competitionId: params.competitionId }),
  }))

  changeRoutes(app, services, commands)
  messageRoutes(app, services)
}

/** What an administrator changes of a competition that is there. */
function changeRoutes(
  app: FastifyInstance,
  services: Services,
  { results, cards }: { results: ResultCommands; cards: HandicapCards },
): void {
  const { sessions } = services
  const readCompetition = makeReadCompetition(services)

  serve(app, sessions, setCompetitionStatusCall, async ({ viewer, params, body }) => {
    const { competitionId } = params
    await setCompetitionStatus(services, { viewer, competitionId, results, ...body })
    return readCompetition(viewer, params.competitionId)
  })

  serve(app, sessions, updateCompetitionCall, async ({ viewer, params, body }) => {
    await updateCompetition(services, { viewer, competitionId: params.competitionId, body, cards })
    return readCompetition(viewer, params.competitionId)
  })

  serve(app, sessions, getEditFacts, async ({ viewer, params: { competitionId } }) => {
    const competition = await findCompetition(services.db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    return readEditFacts(services.db, competition, services.now())
  })

  serve(app, sessions, deleteCompetitionCall, async ({ viewer, params }) => {
    await deleteCompetition(services, { viewer, competitionId: params.competitionId })
    return { success: true as const }
  })
}

function makeReadCompetition({ db, now }: Services) {
  return async (viewer: SignedIn, competitionId: string): Promise<Competition> => {
    const at = now()
    const summary = await findCompetitionSummary(db, competitionId, { userId: viewer.userId, now: at })
    if (!summary) throw new AppError('not_found')
    requireCompetitionReader(viewer, summary.competition)
    const { competition: row, timeZone } = summary
    const message = (await listLastMessages(db, [competitionId])).get(competitionId)
    const competition = toWireCompetition(summary, { viewer, now: at })
    const board = { status: competition.status, reopenedAt: reopenedAt(row), timeZone }
    return { ...competition, ...wireStanding(message, board, at) }
  }
}
