import type { FastifyInstance } from 'fastify'
import {
  hideHoles as hideCall,
  readPublicName,
  readSharing,
  setEntrantsPublicName as setEntrantsNameCall,
  setPublicName,
  shareBoard as shareCall,
  stopSharing as stopCall,
} from '#contract/board/sharing.ts'
import { shareKinds, type ShareKind } from '#contract/board/share-kinds.ts'
import { findCompetition } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { hideHoles } from './hide-holes.ts'
import { shareBoard } from './share-board.ts'
import { findPublicName } from './public-names.store.ts'
import { setEntrantsPublicName, setOwnPublicName } from './set-public-name.ts'
import { toShareState } from './sharing-view.ts'
import { stopSharing } from './stop-sharing.ts'

function kindOf(params: { kind: string }): ShareKind {
  const kind = shareKinds.find((one) => one === params.kind)
  if (!kind) throw new AppError('not_found')
  return kind
}

/** The links that show a board to whoever has them, for the administrators of its club. */
export function sharingRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function readState(viewer: SignedIn, competitionId: string) {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
    return toShareState(services, competition)
  }

  serve(app, sessions, readSharing, ({ viewer, params }) => readState(viewer, params.competitionId))

  serve(app, sessions, shareCall, async ({ viewer, params, body }) => {
    await shareBoard(services, { viewer, ...params, kind: kindOf(params), also: body.also })
    return readState(viewer, params.competitionId)
  })

  serve(app, sessions, stopCall, async ({ viewer, params }) => {
    await stopSharing(services, { viewer, ...params, kind: kindOf(params) })
    return readState(viewer, params.competitionId)
  })

  serve(app, sessions, hideCall, async ({ viewer, params, body }) => {
    await hideHoles(services, { viewer, ...params, from: body.from })
    return readState(viewer, params.competitionId)
  })

  serve(app, sessions, setEntrantsNameCall, async ({ viewer, params, body }) => {
    await setEntrantsPublicName(services, { viewer, ...params, ...body })
    return readState(viewer, params.competitionId)
  })

  async function readOwnName({ userId }: SignedIn) {
    const own = await findPublicName(db, userId)
    if (!own) throw new AppError('not_found')
    return own
  }

  serve(app, sessions, readPublicName, ({ viewer }) => readOwnName(viewer))

  serve(app, sessions, setPublicName, async ({ viewer, body }) => {
    await setOwnPublicName(services, { viewer, ...body })
    return readOwnName(viewer)
  })
}
