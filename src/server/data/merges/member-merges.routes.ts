import type { FastifyInstance } from 'fastify'
import {
  findMergeCandidates,
  listMemberMerges,
  mergeMembers as mergeMembersCall,
  previewMemberMerge,
  takeMemberMergeBack,
} from '#contract/club/member-merges.ts'
import { answerMemberMatch } from '#contract/club/member-matches.ts'
import { fullName } from '#contract/club/former-member.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { answerMatch } from './answer-match.ts'
import type { Services } from '../../platform/deps.ts'
import { findCandidates, mergeMembers, previewMerge } from './merge-members.ts'
import { listMerges } from './merges.store.ts'
import { takeMergeBack } from './take-merge-back.ts'

/** Two records of one person that the club makes one, by itself or when it is asked, and takes apart again. */
export function memberMergeRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions } = services

  serve(app, sessions, findMergeCandidates, ({ viewer, params, query }) =>
    findCandidates(services, { viewer, ...params, memberId: query.memberId, search: query.search }),
  )

  serve(app, sessions, previewMemberMerge, ({ viewer, params, query }) =>
    previewMerge(services, { viewer, ...params, ...query }),
  )

  serve(app, sessions, mergeMembersCall, ({ viewer, params, body }) =>
    mergeMembers(services, { viewer, ...params, ...body }),
  )

  serve(app, sessions, listMemberMerges, async ({ viewer, params }) => {
    requireClubAdmin(viewer, params.clubId)
    const merges = await listMerges(db, params.clubId)
    return merges.map(({ kept, madeAt, takenBackAt, ...merge }) => ({
      ...merge,
      keptName: fullName(kept),
      madeAt: madeAt.toISOString(),
      takenBackAt: takenBackAt?.toISOString() ?? null,
    }))
  })

  serve(app, sessions, answerMemberMatch, async ({ viewer, params, body }) => {
    requireClubAdmin(viewer, params.clubId)
    await answerMatch(services, { viewer, ...params, ...body })
    return { success: true as const }
  })

  serve(app, sessions, takeMemberMergeBack, async ({ viewer, params }) => {
    await takeMergeBack(services, { viewer, ...params })
    return { success: true as const }
  })
}
