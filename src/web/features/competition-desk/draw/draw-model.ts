import type { StartDraw } from '#contract/start-sheet-draw.ts'
import type { DrawnGroup, StartSettings } from '#domain/start-sheet/start-sheet.ts'
import { formatTime } from '#web/lib/format.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { startDrawText as text } from '#web/messages/en/start-draw.ts'

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

/** "10:24, hole 7B". */
export function startName({ startsAt, hole, half }: DrawnGroup, timeZone: string): string {
  return text.start(formatTime(new Date(startsAt).toISOString(), timeZone), `${hole}${half ?? ''}`)
}
