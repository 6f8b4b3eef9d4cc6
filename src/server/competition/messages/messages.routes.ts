import type { FastifyInstance } from 'fastify'
import {
  readPlayerMessages,
  sendPlayerMessage,
  takeMessageDown as takeMessageDownCall,
} from '#contract/competition/player-messages.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findCompetition } from '../competitions.store.ts'
import { readMessages } from './read-messages.ts'
import { sendMessage, takeMessageDown } from './send-message.ts'

/** What the club writes to all players of a competition. */
export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function read(viewer: SignedIn, competitionId: string) {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    return readMessages(services, db, competition)
  }

  serve(app, sessions, readPlayerMessages, ({ viewer, params }) => read(viewer, params.competitionId))

  serve(app, sessions, sendPlayerMessage, async ({ viewer, params: { competitionId }, body }) => {
    await sendMessage(services, { viewer, competitionId, body })
    return read(viewer, competitionId)
  })

  serve(app, sessions, takeMessageDownCall, async ({ viewer, params: { competitionId, messageId } }) => {
    await takeMessageDown(services, { viewer, competitionId, messageId })
    return read(viewer, competitionId)
  })
}
