import { drawMismatch, type StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { clubClock } from '#golf/competition/start-sheet/club-clock.ts'
import type { DrawMismatch } from '#golf/competition/start-sheet/draw-mismatches.ts'
import type { DrawnGroup, StartSettings } from '#golf/competition/start-sheet/start-sheet.ts'
import { ApiError } from '#web/lib/api.ts'
import { formatDateTime, formatTime } from '#web/lib/format.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'

export type Groups = readonly DrawnGroup[]

export function groupsOf(draw: StartDraw): Groups {
  return draw.groups.map((group) => ({ ...group, startsAt: Date.parse(group.startsAt) }))
}

export function wireGroups(groups: Groups): StartDraw['groups'] {
  return groups.map(({ startsAt, players, ...group }) => ({
    ...group,
    startsAt: new Date(startsAt).toISOString(),
    players: [...players],
  }))
}

export function settingsOf({ settings }: StartDraw): StartSettings | undefined {
  return settings ? { ...settings, firstAt: Date.parse(settings.firstAt) } : undefined
}

/** Everybody's name by id. */
export function namesOf({ players }: StartDraw): ReadonlyMap<string, string> {
  return new Map(
    players.map(({ userId, firstName, lastName, marks }) => [
      userId,
      markedName(`${firstName} ${lastName}`.trim(), marks),
    ]),
  )
}

/** Who is entered and in no group, in the order of entry. */
export function waitingOf({ players }: StartDraw, groups: Groups): string[] {
  const placed = new Set(groups.flatMap((group) => group.players))
  return players.map(({ userId }) => userId).filter((userId) => !placed.has(userId))
}

/** Groups of another size than before: what a move did to the draw besides moving somebody. */
export function resizedGroups(before: Groups, now: Groups): { number: number; size: number }[] {
  return now.flatMap(({ players }, i) =>
    players.length === before[i]?.players.length ? [] : [{ number: i + 1, size: players.length }],
  )
}

/** "10:24, hole 7B", with the day before it where that is not the competition's only one. */
export function startName({ startsAt, hole, half }: DrawnGroup, draw: DrawClock): string {
  return text.start(startTime(new Date(startsAt).toISOString(), draw), `${hole}${half ?? ''}`)
}

type DrawClock = Pick<StartDraw, 'timeZone' | 'days'>

/** "10:24", or "Sat 14 Sep, 10:24" where the competition has more days than that one, or another. */
export function startTime(startsAt: string, { timeZone, days }: DrawClock): string {
  const { day } = clubClock(Date.parse(startsAt), timeZone)
  const isOnlyDay = days?.first === day && days.last === day
  return isOnlyDay ? formatTime(startsAt, timeZone) : formatDateTime(startsAt, timeZone)
}

/** The mismatch that a refusal of the draw is about; undefined for every other failure. */
export function mismatchOf(fault: unknown): DrawMismatch | undefined {
  const read = drawMismatch.safeParse(fault instanceof ApiError ? fault.body?.details?.mismatch : undefined)
  return read.success ? read.data : undefined
}
