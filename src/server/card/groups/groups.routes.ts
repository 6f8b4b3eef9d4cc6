import type { FastifyInstance } from 'fastify'
import {
  addGroupGuest,
  addGroupPlayer,
  currentGroup,
  groupCandidates,
  handInInGroup as handInInGroupCall,
  joinGroup as joinGroupCall,
  leaveGroup as leaveGroupCall,
  makeGroupLink,
  readGroupLink,
  startGroup as startGroupCall,
  startGroupFromSheet as startGroupFromSheetCall,
  withdrawGroupLink,
  type PlayingGroup,
} from '#contract/card/groups.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { withMarks } from '../../club/club.ts'
import { addGuest } from './add-guest.ts'
import { addPlayer } from './add-player.ts'
import { listCandidates } from './candidates.store.ts'
import { makeLink, requireLinkedGroup, withdrawLink } from './group-link.ts'
import { readGroup } from './group-view.ts'
import { findGroup, findGroupNames, findLiveGroupOf, listGroupPlayers } from './groups.store.ts'
import { handInInGroup } from './hand-in-in-group.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { requireGroup } from './require-group.ts'
import { startGroupFromSheet } from './start-group-from-sheet.ts'
import { startGroup } from './start-group.ts'

export function groupRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function view(viewer: SignedIn, groupId: string): Promise<PlayingGroup> {
    const group = await findGroup(db, groupId)
    if (!group) throw new AppError('not_found')
    return readGroup(db, { group, readerId: viewer.userId })
  }

  serve(app, sessions, currentGroup, async ({ viewer }) => {
    const group = await findLiveGroupOf(db, { userId: viewer.userId, now: services.now() })
    return group ? readGroup(db, { group, readerId: viewer.userId }) : null
  })

  serve(app, sessions, startGroupCall, async ({ viewer, body }) => {
    const { courseId, competitionId = null, teeId = null } = body
    return view(viewer, await startGroup(services, { viewer, courseId, competitionId, teeId }))
  })

  serve(app, sessions, startGroupFromSheetCall, async ({ viewer, params }) => {
    const { groupId, notAdded } = await startGroupFromSheet(services, { viewer, ...params })
    return { group: await view(viewer, groupId), notAdded }
  })

  serve(app, sessions, groupCandidates, async ({ viewer, params, query }) => {
    const { group, seesAll } = await requireGroup(db, { viewer, groupId: params.groupId })
    const found = await listCandidates(db, { group, seesAll, search: query.search ?? '' })
    const competitionIds = group.competitionId === null ? [] : [group.competitionId]
    return withMarks(db, found, { clubId: group.clubId, competitionIds, to: 'players' })
  })

  serve(app, sessions, addGroupPlayer, async ({ viewer, params, body }) => {
    await addPlayer(services, { viewer, groupId: params.groupId, userId: body.userId })
    return view(viewer, params.groupId)
  })

  serve(app, sessions, addGroupGuest, async ({ viewer, params, body }) => {
    await addGuest(services, { viewer, groupId: params.groupId, body })
    return view(viewer, params.groupId)
  })

  serve(app, sessions, leaveGroupCall, async ({ viewer, params }) => {
    await leaveGroup(services, { viewer, ...params })
    return { success: true as const }
  })

  serve(app, sessions, handInInGroupCall, async ({ viewer, params, body }) => {
    await handInInGroup(services, { viewer, ...params, body })
    sessions.forget(params.userId)
    return { success: true as const }
  })

  linkRoutes(app, services, view)
}

type View = (viewer: SignedIn, groupId: string) => Promise<PlayingGroup>

/** The QR code: who shows it, and who opens it. */
function linkRoutes(app: FastifyInstance, services: Services, view: View): void {
  const { db, sessions } = services

  serve(app, sessions, makeGroupLink, async ({ viewer, params }) => {
    const { token, until } = await makeLink(services, { viewer, groupId: params.groupId })
    return { token, until: until.toISOString() }
  })

  serve(app, sessions, withdrawGroupLink, async ({ viewer, params }) => {
    await withdrawLink(services, { viewer, groupId: params.groupId })
    return { success: true as const }
  })

  serve(app, sessions, readGroupLink, ({ viewer, params }) =>
    db.transaction(async (tx) => {
      const group = await requireLinkedGroup(services, tx, { viewer, token: params.token })
      const names = await findGroupNames(tx, group.id)
      if (!names) throw new AppError('not_found')
      return { ...names, players: await listGroupPlayers(tx, group.id) }
    }),
  )

  serve(app, sessions, joinGroupCall, async ({ viewer, params }) =>
    view(viewer, await joinGroup(services, { viewer, token: params.token })),
  )
}
