import type { FastifyInstance } from 'fastify'
import {
  changeTee as changeTeeCall,
  getUsualTee,
  memberTeeChoice,
  ownTeeChoice,
  roundTees,
  setUsualTee,
  startFacts,
} from '#contract/card/tee-choice.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { findPlayer } from '../find-player.ts'
import { readRoundDetail } from '../read-round-detail.ts'
import { findRound } from '../rounds.store.ts'
import { changeTee, readRoundTees } from './change-tee.ts'
import { readStartFacts, readTeeChoice } from './tee-choice.ts'
import { findPlayerTees, keepUsualTee, usualTeeOf } from './usual-tee.store.ts'

/** Which tee a round is played from: proposed before it starts, changed on the open card. */
export function teeRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, ownTeeChoice, ({ viewer, params, query }) =>
    readTeeChoice(services, {
      player: viewer,
      courseId: params.courseId,
      competitionId: query.competitionId ?? null,
      gender: query.gender,
      nine: query.nine,
    }),
  )

  serve(app, sessions, startFacts, ({ viewer }) => readStartFacts(services, viewer))

  serve(app, sessions, memberTeeChoice, async ({ viewer, params, query }) => {
    requireClubAdmin(viewer, params.clubId)
    return readTeeChoice(services, {
      player: await findPlayer(db, { clubId: params.clubId, userId: params.memberId }),
      courseId: query.courseId,
      competitionId: query.competitionId ?? null,
    })
  })

  serve(app, sessions, getUsualTee, async ({ viewer }) => {
    const person = await findPlayerTees(db, viewer.userId)
    return { usualTee: person ? usualTeeOf(person) : null }
  })

  serve(app, sessions, setUsualTee, async ({ viewer, body }) => {
    await keepUsualTee(db, viewer.userId, body.usualTee)
    return body
  })

  serve(app, sessions, roundTees, ({ viewer, params }) =>
    readRoundTees(services, { viewer, roundId: params.roundId }),
  )

  serve(app, sessions, changeTeeCall, async ({ viewer, params, body }) => {
    const { roundId } = params
    await changeTee(services, { viewer, roundId, teeId: body.teeId })
    const found = await findRound(db, roundId)
    if (!found) throw new AppError('not_found')
    return readRoundDetail(db, found)
  })
}
