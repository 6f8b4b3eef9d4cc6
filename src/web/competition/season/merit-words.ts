import type { MeritRowView, Season } from '#contract/competition/season.ts'
import { formatDecimal } from '#web/lib/format.ts'
import { seasonText as text } from '#web/messages/en/competition/season.online.ts'

/** 2500 hundredths as "25", 1633 as "16.33". */
export function pointsText(hundredths: number): string {
  return formatDecimal((hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2))
}

export function pointsWords(hundredths: number): string {
  if (hundredths === 0) return text.noPoints
  return hundredths === 100 ? text.onePoint : text.points(pointsText(hundredths))
}

/** "T2", "5", or a dash. */
export function placeText({ position, isShared }: Pick<MeritRowView, 'position' | 'isShared'>): string {
  return position === null ? '–' : `${isShared ? 'T' : ''}${position}`
}

/** A line for each competition of a player: its place, what that gives, and whether it counts; then their sum. */
export function meritLines(row: MeritRowView, season: Season): string[] {
  const names = new Map(season.competitions.map(({ id, name }) => [id, name]))
  const lines = row.scores.map(({ competitionId, place, sharing, hundredths, reason }) => {
    const name = names.get(competitionId) ?? ''
    if (place === null) return `${name}, ${text.reasons.no_place}`
    const points = pointsWords(hundredths)
    const what = sharing > 1 ? text.together(place, sharing, points) : text.alone(place, points)
    return text.score(name, what, text.reasons[reason])
  })
  return [...lines, text.sum(pointsWords(row.hundredths))]
}

/** How the season gives points, in sentences. */
export function termsWords({ points, otherPoints, best }: Season): string[] {
  return [
    best === null ? text.countsAll : text.countsBest(best),
    text.table(points.join(', '), String(otherPoints)),
    text.shared,
  ]
}
