import { TZDate } from '@date-fns/tz'
import type { EclecticRowView, EclecticView } from '#contract/competition/season.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { eclecticTable, type EclecticRow } from '#golf/competition/season/eclectic.ts'
import { findCourse } from '../../course/course.ts'
import type { Services } from '../../platform/deps.ts'
import { readIndexesAt } from '../../handicap/handicap.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findClub } from '../../club/club.ts'
import { listBestHoles, listNamed, type BestHoleRow } from './eclectic.store.ts'
import type { SeasonRow } from './seasons.store.ts'

/** The eclectic of a season's competitions, made anew each time it is read. Refused as not found where the season has none. */
export async function readEclectic({ db, now }: Services, season: SeasonRow): Promise<EclecticView> {
  const found = season.eclecticCourseId === null ? undefined : await findCourse(db, season.eclecticCourseId)
  const club = await findClub(db, season.clubId)
  if (!found || !club) throw new AppError('not_found')
  const best = await listBestHoles(db, {
    seasonId: season.id,
    clubId: season.clubId,
    courseId: found.course.id,
  })
  const userIds = [...new Set(best.map(({ userId }) => userId))]
  const yearEnds = new TZDate(season.year + 1, 0, 1, club.timeZone).getTime() - 1
  const then =
    yearEnds < now().getTime() ? await readIndexesAt(db, { userIds, at: new Date(yearEnds) }) : undefined
  const holes = found.holes.map(({ holeNumber, par }) => ({ holeNumber, par }))
  const rows = eclecticTable(
    { percent: season.eclecticPercent, holeNumbers: holes.map(({ holeNumber }) => holeNumber) },
    (await listNamed(db, userIds)).map(({ userId, name, handicapIndex }) => {
      const index = (then ? then.get(userId) : handicapIndex) ?? null
      return { playerId: userId, name, index: index === null ? null : (toHandicapIndex(index) ?? null) }
    }),
    best.map(({ userId, holeNumber, strokes, roundId, startedAt }) => ({
      playerId: userId,
      holeNumber,
      strokes,
      cardId: roundId,
      playedAt: new Date(startedAt).getTime(),
    })),
  )
  const cards = new Map(best.map((hole) => [hole.roundId, hole]))
  return { courseName: found.course.name, holes, rows: rows.map((row) => toView(row, cards)) }
}

function toView(row: EclecticRow, cards: ReadonlyMap<string, BestHoleRow>): EclecticRowView {
  const { playerId, name, position, isShared, netPosition, isNetShared, holes } = row
  const used = [...new Set(holes.flatMap((hole) => hole?.cardId ?? []))]
    .flatMap((id) => cards.get(id) ?? [])
    .sort((a, b) => new Date(a.startedAt).getTime() - new Date(b.startedAt).getTime())
  const places = new Map(used.map(({ roundId }, i) => [roundId, i]))
  return {
    playerId,
    name,
    position,
    isShared,
    netPosition,
    isNetShared,
    gross: row.gross,
    holesPlayed: row.holesPlayed,
    playingHandicap: row.playingHandicap,
    net: row.net,
    strokes: holes.map((hole) => hole?.strokes ?? null),
    from: holes.map((hole) => (hole ? (places.get(hole.cardId) ?? null) : null)),
    cards: used.map(({ startedAt, competitionId, competitionName }) => ({
      playedAt: new Date(startedAt).toISOString(),
      competitionId,
      competitionName,
    })),
  }
}
