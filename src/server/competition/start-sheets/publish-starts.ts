import { startsOf } from '#golf/competition/start-sheet/changed-starts.ts'
import { mayAdministerClub } from '#contract/club/permissions.ts'
import { drawMismatches } from '#golf/competition/start-sheet/draw-mismatches.ts'
import { withoutWithdrawn } from '#golf/competition/start-sheet/check-groups.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireClubAdmin } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { refuseMismatches } from './refuse-mismatches.ts'
import { requireDrawnCompetition, requireSheet, takeDrawVersion } from './require-draw.ts'
import { readDrawing, toTell } from './start-draw-view.ts'
import {
  changeStartSheet,
  findStartSheet,
  listStartPlaces,
  replaceStartPlaces,
} from './start-sheets.store.ts'

type Input = { viewer: SignedIn; competitionId: string; version: number | undefined }

/**
 * Shows players the draw as it is now, where the competition has its days, holes and round. Who has another time, hole or other partners than they were told is told, once;
 * whoever published it already, and presses again, tells nobody.
 */
export async function publishStarts(services: Services, input: Input): Promise<void> {
  const { viewer, competitionId, version } = input
  await services.db.transaction(async (tx) => {
    const competition = await requireDrawnCompetition(services, tx, { ...input, by: 'desk' })
    if (competition.status === 'draft') throw new AppError('not_open')
    const sheet = await requireSheet(tx, competitionId)
    // A desk helper tells players of another start; whether there is a start sheet at all is the club's to say.
    if (sheet.publishedAt === null) requireClubAdmin(viewer, competition.clubId)
    const { entered, terms } = await readDrawing(tx, competition)
    const groups = withoutWithdrawn(sheet.groups, entered)
    const told = await listStartPlaces(tx, competitionId)
    const tell = toTell({ told, groups, entered })
    const isOut = sheet.publishedAt !== null && sheet.publishedVersion === sheet.version
    if (isOut && tell.length === 0) return
    refuseMismatches(drawMismatches({ groups, round: sheet.settings.round }, terms), {
      mayDraw: mayAdministerClub(viewer, competition.clubId),
    })
    await takeDrawVersion(tx, { competition, seen: version, sent: { version } })
    const now = services.now()
    const publishedVersion = sheet.version + 1
    await changeStartSheet(tx, { id: competitionId, publishedAt: now, publishedVersion })
    await replaceStartPlaces(
      tx,
      competitionId,
      startsOf(groups).map((start) => ({ ...start, competitionId, startsAt: new Date(start.startsAt) })),
    )
    await addNotices(services, tx, {
      kind: 'start_time',
      about: { competitionId },
      clubId: competition.clubId,
      userIds: tell,
      key: `start ${competitionId} ${publishedVersion}`,
    })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.starts_published',
      objectId: competitionId,
      after: { groups: groups.length, told: tell.length },
    })
  })
}

/** Hides the start sheet. What each player was told is remembered, so that publishing it again tells only of what changed. */
export async function withdrawStarts(services: Services, input: Omit<Input, 'version'>): Promise<void> {
  const { viewer, competitionId } = input
  await services.db.transaction(async (tx) => {
    const competition = await requireDrawnCompetition(services, tx, input)
    const sheet = await findStartSheet(tx, competitionId)
    if (!sheet?.publishedAt) return
    await takeDrawVersion(tx, { competition, seen: undefined, sent: {} })
    await changeStartSheet(tx, { id: competitionId, publishedAt: null })
    await services.feed.announce(tx, { kind: 'competition', competitionId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.starts_withdrawn',
      objectId: competitionId,
    })
  })
}
