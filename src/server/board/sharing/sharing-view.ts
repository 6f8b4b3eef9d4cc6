import { sharePath, type ShareState } from '#contract/board/sharing.ts'
import type { SharedBoard, SharedBoards } from '#contract/board/shared-boards.ts'
import {
  type CompetitionRow,
  currentStatus,
  listLastMessages,
  readClosedHoles,
  readCompetitionType,
  readCut,
  reopenedAt,
  wireStandingOfMessage,
} from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toWireFace } from '#contract/club/named-face.ts'
import { listPublicNames } from './public-names.store.ts'
import { findShared, listOthersOfDay, listShareLinks, type ShareLinkRow } from './share-links.store.ts'
import { makeShareToken, shareTokenHash } from './share-token.ts'
import type { OpenLink } from './shared-links.ts'

type Needed = Pick<Services, 'config' | 'machine' | 'db' | 'now'>
type LinkParts = Pick<ShareLinkRow, 'competitionId' | 'kind' | 'id' | 'tokenHash'>

/** null where the installation's secret is another than when the link was made: the link goes on, but nobody knows it. */
function addressOf(services: Needed, link: LinkParts, networkHost: string | null): string | null {
  const token = makeShareToken(link.id, services.config.authSecret)
  if (shareTokenHash(token) !== link.tokenHash) return null
  return absoluteUrl(services, {
    path: sharePath(link.kind, { id: link.competitionId, token }),
    networkHost,
  })
}

/** What an administrator sees of a competition's links. */
export async function toShareState(services: Needed, competition: CompetitionRow): Promise<ShareState> {
  const { db } = services
  const [links, others, entrants, [facts]] = await Promise.all([
    listShareLinks(db, competition.id),
    listOthersOfDay(db, competition),
    listPublicNames(db, competition.id),
    findShared(db, competition.clubId, [competition.id]),
  ])
  return {
    links: links.map((link) => ({
      kind: link.kind,
      address: addressOf(services, link, facts?.networkHost ?? null),
      createdAt: link.createdAt.toISOString(),
      also: link.also,
    })),
    others,
    entrants,
    heldFrom: competition.heldFrom,
  }
}

/** The statuses of a competition that nobody outside the administration sees. */
const hidden: readonly string[] = ['draft', 'cancelled']

/** What a link shows; throws `not_found` while there is nothing to show. */
export async function toSharedBoards(services: Needed, link: OpenLink): Promise<SharedBoards> {
  const now = services.now()
  const found = await findShared(services.db, link.clubId, link.competitionIds)
  const shown = link.competitionIds.flatMap((id) => {
    const one = found.find(({ competition }) => competition.id === id)
    return one && !hidden.includes(currentStatus(one.competition, now)) ? [one] : []
  })
  const club = shown[0]?.club
  if (!club) throw new AppError('not_found')
  const messages = await listLastMessages(services.db, link.competitionIds)
  const boards = shown.map((one): SharedBoard => {
    const { competition, boardLinkId, boardLinkHash } = one
    const at = { status: currentStatus(competition, now), reopenedAt: reopenedAt(competition) }
    const publicLink = boardLinkId !== null &&
      boardLinkHash !== null && {
        competitionId: competition.id,
        kind: 'board' as const,
        id: boardLinkId,
        tokenHash: boardLinkHash,
      }
    return {
      competitionId: competition.id,
      name: competition.name,
      competitionType: readCompetitionType(competition),
      status: at.status,
      cut: readCut(competition),
      ...readClosedHoles(competition),
      ...(competition.roundCount > 1 && { roundCount: competition.roundCount }),
      startDate: competition.startDate.toISOString(),
      endDate: competition.endDate.toISOString(),
      timeZone: one.timeZone,
      courseName: one.courseName,
      ...wireStandingOfMessage(messages.get(competition.id), { ...at, timeZone: one.timeZone }, now),
      boardAddress:
        link.kind === 'wall' && publicLink ? addressOf(services, publicLink, one.networkHost) : null,
    }
  })
  return { kind: link.kind, club: { name: club.name, ...toWireFace(club) }, boards }
}
