import type { FastifyInstance } from 'fastify'
import {
  createTeam as createTeamCall,
  drawTeams as drawTeamsCall,
  joinTeam as joinTeamCall,
  leaveTeam as leaveTeamCall,
  listTeams,
  type CompetitionTeams,
  type Team,
} from '#contract/competition/teams.ts'
import { findCompetition } from '../competitions.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireCompetitionReader } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { createTeam } from './create-team.ts'
import { drawTeams } from './draw-teams.ts'
import { joinTeam } from './join-team.ts'
import { leaveTeam } from './leave-team.ts'
import { requireTeamCompetition } from './authorize-team-change.ts'
import { readTeam, readTeams } from './team-view.ts'
import { findTeam } from './teams.store.ts'

export function teamRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function readTeamsFor(viewer: SignedIn, competitionId: string): Promise<CompetitionTeams> {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    requireTeamCompetition(competition)
    return readTeams(db, { competition, viewer, now: services.now() })
  }

  /** The team after a command, which has checked what the viewer may do. */
  async function readChangedTeam(teamId: string): Promise<Team> {
    const team = await findTeam(db, teamId)
    if (!team) throw new AppError('not_found')
    return readTeam(db, team)
  }

  serve(app, sessions, listTeams, ({ viewer, params }) => readTeamsFor(viewer, params.competitionId))

  serve(app, sessions, createTeamCall, async ({ viewer, params, body }) =>
    readChangedTeam(
      await createTeam(services, {
        viewer,
        competitionId: params.competitionId,
        name: body.name,
        memberIds: body.memberIds,
      }),
    ),
  )

  serve(app, sessions, joinTeamCall, async ({ viewer, params, body }) => {
    await joinTeam(services, { viewer, teamId: params.teamId, userId: body?.userId })
    return readChangedTeam(params.teamId)
  })

  serve(app, sessions, leaveTeamCall, async ({ viewer, params }) => ({
    teamId: params.teamId,
    isGone: await leaveTeam(services, { viewer, teamId: params.teamId, userId: params.userId }),
  }))

  serve(app, sessions, drawTeamsCall, async ({ viewer, params }) => {
    await drawTeams(services, { viewer, competitionId: params.competitionId })
    return readTeamsFor(viewer, params.competitionId)
  })
}
