import type { FastifyInstance } from 'fastify'
import { searchMembers } from '#contract/club/member-search.ts'
import { fullName } from '#contract/club/former-member.ts'
import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import type { Services } from '../../../platform/deps.ts'
import { requireClubAdmin } from '../../../platform/http/require.ts'
import { serve } from '../../../platform/http/serve-call.ts'
import { listMarks } from '../marks.store.ts'
import { toWireMember } from '../member-view.ts'
import { countMatching, findMembersAfter } from './member-search.store.ts'
import { readPlace, writePlace } from './member-place.ts'

const MEMBERS_LISTED = 50

export function memberSearchRoutes(app: FastifyInstance, { db, sessions }: Services): void {
  serve(app, sessions, searchMembers, async ({ viewer, params, query }) => {
    requireClubAdmin(viewer, params.clubId)
    const { search, role, status, category, order = 'name', direction, limit = MEMBERS_LISTED, after } = query
    const filter = { clubId: params.clubId, search, role, status, category }
    const sort = { order, isReversed: direction === 'reversed' }
    const place = after === undefined ? undefined : readPlace(after)
    const [rows, counts] = await Promise.all([
      // One more than is listed shows whether there are more.
      findMembersAfter(db, { filter, sort, after: place, limit: limit + 1 }),
      countMatching(db, filter),
    ])
    const listed = rows.slice(0, limit)
    const people = rows.map((row) => ({ id: row.id, name: fullName(row) }))
    const marks = await listMarks(db, people, { clubId: params.clubId, competitionIds: [], to: 'club' })
    const last = rows.length > limit ? listed.at(-1) : undefined
    return {
      members: listed.map((row) => ({ ...toWireMember(row), marks: marks.get(row.id) })),
      next: last ? writePlace({ ...last.place, id: last.id }) : null,
      ...counts,
      isOnHandicapCommittee: mayRuleOnHandicaps(viewer, params.clubId),
    }
  })
}
