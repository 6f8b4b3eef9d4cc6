import type { FastifyInstance } from 'fastify'
import {
  answerGuardianLink,
  clearMemberGuardian,
  getMemberGuardian,
  getOwnGuardian,
  nameMemberGuardian,
  nameOwnGuardian,
  readGuardianLink,
  type Guardian,
} from '#contract/data/guardians.ts'
import {
  findGuardian,
  findGuardianByLink,
  findPerson,
  type GuardianRow,
  listClubsOfChild,
} from '../../../identity/identity.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { serve, serveEveryone } from '../../../platform/http/serve-call.ts'
import { findMembership } from '../../../club/club.ts'
import { answerGuardian } from './answer-guardian.ts'
import { askGuardian, askOwnGuardian, clearGuardian } from './ask-guardian.ts'
import { hashGuardianLink } from './guardian-link.ts'

/** The parent or guardian of a child's account: who names them, and what they answer by the link of their mail. */
export function guardianRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services
  const read = async (userId: string) => toWireGuardian(await findGuardian(db, userId))

  serve(app, sessions, getOwnGuardian, ({ viewer }) => read(viewer.userId))

  serve(app, sessions, nameOwnGuardian, async ({ viewer, body }) => {
    await askOwnGuardian(services, { viewer, email: body.email })
    return read(viewer.userId)
  })

  serve(app, sessions, getMemberGuardian, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await requireMemberOf(services, params)
    return read(params.memberId)
  })

  serve(app, sessions, nameMemberGuardian, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await requireMemberOf(services, params)
    await askGuardian(services, { viewer, userId: params.memberId, email: body.email })
    return read(params.memberId)
  })

  serve(app, sessions, clearMemberGuardian, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    await requireMemberOf(services, params)
    await clearGuardian(services, { viewer, userId: params.memberId })
    return read(params.memberId)
  })

  linkRoutes(app, services)
}

function linkRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serveEveryone(app, readGuardianLink, async ({ params, reply }) => {
    const linkHash = hashGuardianLink(services.config, params.token)
    const found = await findGuardianByLink(db, { linkHash, now: services.now() })
    const child = found && (await findPerson(db, found.userId))
    if (!found || !child) throw new AppError('not_found')
    void reply.header('cache-control', 'no-store')
    return {
      firstName: child.firstName,
      clubNames: (await listClubsOfChild(db, found.userId)).map(({ name }) => name),
      answer: found.answer,
      linkUntil: found.linkUntil.toISOString(),
    }
  })

  serveEveryone(app, answerGuardianLink, async ({ params, body, request }) => ({
    answer: await answerGuardian(services, { token: params.token, ...body, requestId: request.id }),
  }))
}

async function requireMemberOf(
  { db }: Services,
  { clubId, memberId }: { clubId: string; memberId: string },
): Promise<void> {
  const membership = await db.transaction((tx) => findMembership(tx, clubId, memberId))
  if (!membership || membership.status === 'removed') throw new AppError('not_found')
}

function toWireGuardian(row: GuardianRow | undefined): Guardian {
  if (!row) return null
  return {
    email: row.email,
    answer: row.answer,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    linkUntil: row.linkUntil.toISOString(),
  }
}
