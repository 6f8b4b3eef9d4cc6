import { byName } from '#golf/by-name.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { strokesReceived } from '#golf/handicap/strokes-received.ts'
import {
  courseHandicap,
  formatHandicap,
  formatHandicapIndex,
  playingHandicap,
  toHandicapIndex,
} from '#golf/numbers.ts'
import { withoutWithdrawn } from '#golf/competition/start-sheet/check-groups.ts'
import type { DrawnGroup } from '#golf/competition/start-sheet/start-sheet.ts'
import {
  type CompetitionRow,
  findStartSheet,
  listEnteredPlayers,
  readCompetitionType,
} from '../competition/competition.ts'
import { findCourseOf } from '../course/course.ts'
import { readTermsAhead } from '../card/card.ts'
import type { Services } from '../platform/deps.ts'
import { absoluteUrl } from '../platform/http/absolute-url.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { PaperHole, PaperStart, ScoreCard, ScoreCardsPaper } from './documents/papers.ts'
import { listBegunTerms, type PrintedTerms } from './paper.store.ts'
import type { FoundHead } from './read-head.ts'

/**
 * A card for everybody who is entered, in the order of the draw as the committee works on it, and after them by name who waits
 * for a place. A card that is begun is printed as it is scored.
 */
export async function readScoreCards(
  services: Services,
  { competition, found }: { competition: CompetitionRow; found: FoundHead },
): Promise<ScoreCardsPaper> {
  const { db } = services
  const type = readCompetitionType(competition)
  const whole = await findCourseOf(db, competition)
  if (!whole || type === 'matchplay') throw new AppError('not_found')
  const entrants = (await listEnteredPlayers(db, competition.id)).sort(byName())
  const names = new Map(entrants.map((one) => [one.userId, `${one.firstName} ${one.lastName}`.trim()]))
  const groups = withoutWithdrawn(
    (await findStartSheet(db, competition.id))?.groups ?? [],
    new Set(names.keys()),
  )
  const begun =
    competition.roundCount === 1 ? await listBegunTerms(db, competition.id) : new Map<string, never>()
  const cards: ScoreCard[] = []
  // One after the other: a large field must not take every connection of the store from those who play.
  for (const { userId, group } of inOrder(groups, names)) {
    const startsAt = new Date(
      Math.max(group?.startsAt ?? competition.startDate.getTime(), services.now().getTime()),
    )
    const terms = begun.get(userId) ?? (await readTermsAhead(db, { userId, whole, competition, startsAt }))
    const others = (group?.players ?? []).filter((one) => one !== userId)
    cards.push({
      player: names.get(userId) ?? '',
      tee: terms.teeName,
      start: group ? startOf(group) : null,
      ...handicapsOf(terms),
      partners: others.map((one) => names.get(one) ?? ''),
      holes: holesOf(terms),
      address: absoluteUrl(services, {
        path: `/scorecard?competitionId=${competition.id}&player=${userId}`,
        networkHost: found.networkHost,
      }),
    })
  }
  return {
    kind: 'score_cards',
    head: found.head,
    unit: rankedBy[type],
    roundCount: competition.roundCount,
    cards,
  }
}

function inOrder(groups: readonly DrawnGroup[], names: ReadonlyMap<string, string>) {
  const drawn = groups.flatMap((group) => group.players.map((userId) => ({ userId, group })))
  const placed = new Set(drawn.map(({ userId }) => userId))
  const waiting = [...names.keys()].filter((userId) => !placed.has(userId))
  return [...drawn, ...waiting.map((userId) => ({ userId, group: undefined }))]
}

function startOf({ startsAt, hole, half }: DrawnGroup): PaperStart {
  return { startsAt: new Date(startsAt).toISOString(), hole: `${hole}${half ?? ''}` }
}

function handicapsOf({ handicapIndex, ...terms }: PrintedTerms) {
  const index = handicapIndex === null ? undefined : toHandicapIndex(handicapIndex)
  return {
    handicapIndex: index === undefined ? null : formatHandicapIndex(index),
    courseHandicap: formatHandicap(courseHandicap(terms.courseHandicap)),
    playingHandicap: formatHandicap(playingHandicap(terms.playingHandicap)),
  }
}

function holesOf({ holes, playingHandicap: handicap }: PrintedTerms): PaperHole[] {
  const received = strokesReceived(holes, playingHandicap(handicap))
  return holes.map(({ holeNumber: number, par, strokeIndex, yards, isClosed }, i) =>
    isClosed === true
      ? { number, par, strokeIndex, yards, strokes: 0, isClosed }
      : { number, par, strokeIndex, yards, strokes: received[i] ?? 0 },
  )
}
