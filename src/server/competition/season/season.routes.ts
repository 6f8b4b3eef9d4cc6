import type { FastifyInstance } from 'fastify'
import {
  competitionSeasons,
  deleteSeason as deleteSeasonCall,
  getEclectic,
  getOrderOfMerit,
  listSeasons,
  putSeason as putSeasonCall,
  type Season,
} from '#contract/competition/season.ts'
import { findCompetition } from '../competitions.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireCompetitionReader, requireMember } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { deleteSeason } from './delete-season.ts'
import { putSeason } from './put-season.ts'
import { readEclectic } from './read-eclectic.ts'
import { readOrderOfMerit } from './read-order-of-merit.ts'
import { toSeasonViews } from './season-view.ts'
import { findSeasonRow, listSeasonRows, listSeasonsOf, type SeasonRow } from './seasons.store.ts'

/** The seasons of a club, and the tables that are made of their final results. */
export function seasonRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  async function open(
    viewer: SignedIn,
    params: { clubId: string; seasonId: string },
  ): Promise<{ row: SeasonRow; season: Season }> {
    requireMember(viewer, params.clubId)
    const row = await findSeasonRow(db, params)
    const [season] = row ? await toSeasonViews(db, [row], { viewer, now: now() }) : []
    if (!row || !season) throw new AppError('not_found')
    return { row, season }
  }

  serve(app, sessions, listSeasons, async ({ viewer, params: { clubId } }) => {
    requireMember(viewer, clubId)
    return toSeasonViews(db, await listSeasonRows(db, clubId), { viewer, now: now() })
  })

  serve(app, sessions, getOrderOfMerit, async ({ viewer, params }) => {
    const { row, season } = await open(viewer, params)
    const rows = await readOrderOfMerit(db, row)
    return { season, rows: rows.map(({ scores, ...rest }) => ({ ...rest, scores: [...scores] })) }
  })

  serve(app, sessions, getEclectic, async ({ viewer, params }) => {
    const { row } = await open(viewer, params)
    return readEclectic(services, row)
  })

  serve(app, sessions, competitionSeasons, async ({ viewer, params: { competitionId } }) => {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireCompetitionReader(viewer, competition)
    return listSeasonsOf(db, competitionId)
  })

  serve(app, sessions, putSeasonCall, ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    return putSeason(services, { viewer, ...params, body })
  })

  serve(app, sessions, deleteSeasonCall, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await deleteSeason(services, { viewer, ...params })
    return { deleted: true }
  })
}
