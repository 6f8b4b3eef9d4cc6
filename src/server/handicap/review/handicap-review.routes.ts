import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  exportHandicapReview,
  readHandicapReview,
  type ReviewFinding,
} from '#contract/handicap/handicap-review.ts'
import type { SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { isOnHandicapCommittee } from '#contract/club/permissions.ts'
import { formatDay } from '#golf/day.ts'
import { reviewKinds } from '#golf/handicap/review/review-terms.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { sayToReader } from '../../platform/http/say-to-reader.ts'
import { requireSignedIn, serve } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { type ClubRow, findClub } from '../../club/club.ts'
import { exportReview, indexText } from './export-review.ts'
import { readReview, type PlayerFinding, type Review } from './read-review.ts'

const MOST_OF_A_KIND = 200

export function handicapReviewRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services
  const read = sharingReads((club) => readReview(db, { club, now: now() }))

  serve(app, sessions, readHandicapReview, async ({ viewer, request }) => {
    const club = await committeesClub(services, viewer)
    return toWireReview(await read(club), { club, now: now(), say: sayToReader(request) })
  })

  app.post(
    exportHandicapReview.path,
    {
      schema: { ...describeCall(exportHandicapReview), produces: ['text/csv'] },
      onRequest: async (request: FastifyRequest) => void (await requireSignedIn(sessions, request)),
    },
    async (request, reply) => {
      const viewer = await requireSignedIn(sessions, request)
      const club = await committeesClub(services, viewer)
      const text = await exportReview(services, {
        viewer,
        clubId: club.id,
        say: sayToReader(request),
        read: () => read(club),
      })
      return reply
        .type('text/csv; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="handicap-review.csv"',
        })
        .send(text)
    },
  )
}

/** Readers of one club who ask at the same time wait for the same review. */
function sharingReads(make: (club: ClubRow) => Promise<Review>): (club: ClubRow) => Promise<Review> {
  const underWay = new Map<string, Promise<Review>>()
  return (club) => {
    const known = underWay.get(club.id)
    if (known) return known
    const made = make(club).finally(() => underWay.delete(club.id))
    underWay.set(club.id, made)
    return made
  }
}

async function committeesClub({ db }: Services, viewer: SignedIn): Promise<ClubRow> {
  if (viewer.currentClubId === null || !isOnHandicapCommittee(viewer)) throw new AppError('forbidden')
  const club = await findClub(db, viewer.currentClubId)
  if (!club) throw new AppError('not_found')
  return club
}

function toWireReview(
  { players, compared, findings }: Review,
  { club, now, say }: { club: ClubRow; now: Date; say: SayLines },
) {
  const ofKind = reviewKinds.map((kind) => ({ kind, found: findings.filter((one) => one.kind === kind) }))
  return {
    madeAt: now.toISOString(),
    day: formatDay(clubDay(now, club.timeZone)),
    clubName: club.name,
    players,
    compared,
    findings: ofKind.flatMap(({ found }) =>
      found.slice(0, MOST_OF_A_KIND).map((one) => toWireFinding(one, say)),
    ),
    counts: ofKind.map(({ kind, found }) => ({ kind, count: found.length })),
  }
}

function toWireFinding({ kind, day, lines, groups, player }: PlayerFinding, say: SayLines): ReviewFinding {
  const inStrokes = (tenths: readonly number[]) => tenths.map((one) => one / 10)
  return {
    kind,
    userId: player.userId,
    firstName: player.firstName,
    lastName: player.lastName,
    handicap: indexText(player),
    day: day === null ? null : formatDay(day),
    lines: say(lines),
    groups: groups && {
      competition: inStrokes(groups.competition),
      general: inStrokes(groups.general),
    },
  }
}
