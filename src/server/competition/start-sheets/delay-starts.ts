import type { z } from 'zod/mini'
import type { delayStarts as delayStartsCall } from '#contract/competition/start-sheet-draw.ts'
import { startsOf } from '#golf/competition/start-sheet/changed-starts.ts'
import { withoutWithdrawn } from '#golf/competition/start-sheet/check-groups.ts'
import {
  delayStarts as delayGroups,
  type Delay,
  type DelayRefusal,
} from '#golf/competition/start-sheet/delay-starts.ts'
import type { DrawnGroup, MadeDelay } from '#golf/competition/start-sheet/start-sheet.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import type { Services } from '../../platform/deps.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { countWithAccount } from '../../club/club.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { requireDrawnCompetition, requireSheet, takeDrawVersion } from './require-draw.ts'
import { readDrawing } from './start-draw-view.ts'
import {
  changeStartSheet,
  listBegun,
  listStartPlaces,
  replaceStartPlaces,
  type StartPlaceRow,
  type StartSheetRow,
} from './start-sheets.store.ts'

type Input = {
  viewer: SignedIn
  competitionId: string
  body: z.output<typeof delayStartsCall.body>
}
type Made = Pick<MadeDelay, 'moved' | 'teedOff' | 'told' | 'toTellOnPaper'>

const nothing: Made = { moved: 0, teedOff: 0, told: 0, toTellOnPaper: 0 }

/**
 * Moves the starts that are still to come. On a published sheet players see it at once and are told, once; what was changed
 * by hand since it was published stays unpublished. Each version of a draw is delayed once: the same request again moves
 * nothing and is answered as the first was.
 */
export async function delayStarts(services: Services, input: Input): Promise<Made> {
  const { viewer, competitionId, body } = input
  const { version, minutes } = body
  const from = body.from === undefined || body.from === null ? null : Date.parse(body.from)
  return services.db.transaction(async (tx) => {
    const competition = await requireDrawnCompetition(services, tx, { ...input, by: 'desk' })
    const sheet = await requireSheet(tx, competitionId)
    const { delay: last, ...settings } = sheet.settings
    if (last?.version === version && last.minutes === minutes && last.from === from) return last
    const { entered, place } = await readDrawing(tx, competition)
    const delay: Delay = {
      minutes,
      from,
      now: services.now().getTime(),
      timeZone: place.timeZone,
      begun: await listBegun(tx, competition),
    }
    const delayed = move(withoutWithdrawn(sheet.groups, entered), delay)
    if (minutes === 0 || delayed.moved === 0) return { ...nothing, teedOff: delayed.teedOff }
    await takeDrawVersion(tx, { competition, seen: version, sent: body })
    const { moved, teedOff, groups, firstAt = settings.firstAt } = delayed
    const told = await movePublished(services, tx, { competition, sheet, entered, delay })
    const made: MadeDelay = { version, minutes, from, moved, teedOff, ...told }
    await changeStartSheet(tx, {
      id: competitionId,
      groups,
      // Late groups go on from where the others start now.
      settings: { ...settings, firstAt, delay: made },
      ...(isShown(sheet) && { publishedVersion: sheet.version + 1 }),
    })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.starts_delayed',
      objectId: competitionId,
      after: { minutes, groups: moved, told: told.told },
    })
    return made
  })
}

/** Players see the sheet, and as it is now. */
function isShown({ publishedAt, publishedVersion, version }: StartSheetRow): boolean {
  return publishedAt !== null && publishedVersion === version
}

type Published = {
  competition: CompetitionRow
  sheet: StartSheetRow
  entered: ReadonlySet<string>
  delay: Delay
}

/** The same delay of what players were shown; nothing where they are shown none. */
async function movePublished(
  services: Services,
  tx: Transaction,
  { competition, sheet, entered, delay }: Published,
): Promise<Pick<Made, 'told' | 'toTellOnPaper'>> {
  const { id: competitionId, clubId } = competition
  if (sheet.publishedAt === null) return { told: 0, toTellOnPaper: 0 }
  const shown = groupsShown(await listStartPlaces(tx, competitionId))
  const { groups } = move(withoutWithdrawn(shown, entered), delay)
  const places = startsOf(groups)
  const wasAt = new Map(startsOf(shown).map(({ userId, startsAt }) => [userId, startsAt]))
  const moved = places.filter(({ userId, startsAt }) => wasAt.get(userId) !== startsAt)
  await replaceStartPlaces(
    tx,
    competitionId,
    places.map((start) => ({ ...start, competitionId, startsAt: new Date(start.startsAt) })),
  )
  const userIds = moved.map(({ userId }) => userId)
  await addNotices(services, tx, {
    kind: 'start_time',
    about: { competitionId },
    clubId,
    userIds,
    key: `start ${competitionId} ${sheet.version + 1}`,
  })
  await services.feed.announce(tx, { kind: 'competition', competitionId })
  const told = await countWithAccount(tx, userIds)
  return { told, toTellOnPaper: userIds.length - told }
}

function groupsShown(places: readonly StartPlaceRow[]): DrawnGroup[] {
  const groups = new Map<number, DrawnGroup>()
  for (const { groupNumber, userId, startsAt, hole, half } of places) {
    const group = groups.get(groupNumber) ?? { startsAt: startsAt.getTime(), hole, half, players: [] }
    groups.set(groupNumber, { ...group, players: [...group.players, userId] })
  }
  return [...groups.values()]
}

function move(groups: readonly DrawnGroup[], delay: Delay) {
  const delayed = delayGroups(groups, delay)
  if (!delayed.ok) throw refusedDelay(delayed.reason)
  return delayed.value
}

function refusedDelay(reason: DelayRefusal) {
  switch (reason) {
    case 'past_midnight':
      return fieldError('minutes', 'The last groups would start on another day.', { reason })
    case 'in_past':
      return fieldError('minutes', 'The first of these groups would start at a time that has passed.', {
        reason,
      })
    case 'same_start':
      return fieldError('minutes', 'Two groups would start at the same time on the same hole.', { reason })
  }
}
