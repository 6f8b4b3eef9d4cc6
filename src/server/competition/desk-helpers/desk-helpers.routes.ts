import type { FastifyInstance } from 'fastify'
import {
  addDeskHelper,
  inviteDeskHelper,
  listDeskHelpers,
  removeDeskHelper,
  type DeskHelpers,
} from '#contract/competition/desk-helpers.ts'
import { fullName } from '#contract/club/former-member.ts'
import { findCompetition } from '../competitions.store.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { invitationLink, listMarks } from '../../club/club.ts'
import { requireFreshPassword } from '../../identity/identity.ts'
import { addHelper, inviteHelper, removeHelper, type Desk } from './change-helpers.ts'
import { findEndOfHelp, listHelpers } from './desk-helpers.store.ts'
import { listSameDay } from './same-day.ts'

const shownOf = ({
  wholeDay,
  alsoAt = [],
}: {
  wholeDay?: boolean | undefined
  alsoAt?: string[] | undefined
}) => (wholeDay === true ? 'all' : alsoAt)

/** The other desks, as this one is understood. */
function grantedAt(desks: readonly Desk[], { competitionId }: { competitionId: string }) {
  const others = desks.filter(({ id }) => id !== competitionId)
  return others.length > 0 ? { alsoAt: others.map(({ id, name }) => ({ id, name })) } : {}
}

type Rows = Awaited<ReturnType<typeof listHelpers>>

/** Those who help by now, each with what tells them from another of the same name. */
async function toldApart(db: Queryable, rows: Rows, { id, clubId }: { id: string; clubId: string }) {
  const helpers = rows.flatMap(({ userId, firstName, lastName }) =>
    userId === null ? [] : [{ id: userId, firstName: firstName ?? '', lastName: lastName ?? '' }],
  )
  const people = helpers.map((one) => ({ id: one.id, name: fullName(one) }))
  const marks = await listMarks(db, people, { clubId, competitionIds: [id], to: 'club' })
  return helpers.map((one) => ({ ...one, marks: marks.get(one.id) }))
}

/** Those who have not come yet, with the link that was shown where no mail could go out. */
function invitedOf(services: Services, rows: Rows): DeskHelpers['invited'] {
  return rows.flatMap(({ invitationId: id, email, linkWasShown, networkHost }) => {
    if (id === null || email === null) return []
    return [{ id, email, link: linkWasShown === true ? invitationLink(services, { id, networkHost }) : null }]
  })
}

/** Who helps at the desk of a competition, for the club's administrators. */
export function deskHelperRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  async function requireAdministered(viewer: SignedIn, competitionId: string): Promise<void> {
    const competition = await findCompetition(db, competitionId)
    if (!competition) throw new AppError('not_found')
    requireClubAdmin(viewer, competition.clubId)
  }

  async function read(competitionId: string): Promise<DeskHelpers> {
    const [rows, until, competition] = await Promise.all([
      listHelpers(db, competitionId),
      findEndOfHelp(db, competitionId),
      findCompetition(db, competitionId),
    ])
    if (!until || !competition) throw new AppError('not_found')
    const sameDay = await listSameDay(services, db, competition)
    return {
      until: until.toISOString(),
      ...(sameDay.length > 0 && { sameDay: sameDay.map(({ id, name }) => ({ id, name })) }),
      helpers: await toldApart(db, rows, competition),
      invited: invitedOf(services, rows),
    }
  }

  serve(app, sessions, listDeskHelpers, async ({ viewer, params }) => {
    await requireAdministered(viewer, params.competitionId)
    return read(params.competitionId)
  })

  serve(app, sessions, addDeskHelper, async ({ viewer, params, body }) => {
    await requireAdministered(viewer, params.competitionId)
    await requireFreshPassword(services, { viewer, password: body.password })
    const desks = await addHelper(services, { viewer, ...params, alsoAt: shownOf(body) })
    return { ...(await read(params.competitionId)), ...grantedAt(desks, params) }
  })

  serve(app, sessions, inviteDeskHelper, async ({ viewer, params: { competitionId }, body }) => {
    await requireAdministered(viewer, competitionId)
    await requireFreshPassword(services, { viewer, password: body.password })
    const desks = await inviteHelper(services, {
      viewer,
      competitionId,
      email: body.email,
      alsoAt: shownOf(body),
    })
    return { ...(await read(competitionId)), ...grantedAt(desks, { competitionId }) }
  })

  serve(app, sessions, removeDeskHelper, async ({ viewer, params }) => {
    await requireAdministered(viewer, params.competitionId)
    await removeHelper(services, { viewer, ...params })
    return read(params.competitionId)
  })
}
