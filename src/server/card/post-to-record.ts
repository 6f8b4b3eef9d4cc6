import { hasOwnRating } from '#golf/course/course.ts'
import type { Day } from '#golf/day.ts'
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import {
  isNotForHandicapReason,
  notForHandicapWords,
  type NotForHandicap,
  type NotForHandicapReason,
} from '#golf/handicap/not-for-handicap.ts'
import { scoreForRecord, type NotForRecord, type ScoreForRecord } from '#golf/handicap/score-for-record.ts'
import type { IndexStep } from '#golf/handicap/scoring-record.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { refused, type Outcome } from '#golf/outcome.ts'
import { toResults, type HoleEntry } from '#golf/card/hole-entry.ts'
import {
  formatNotCounted,
  formatNotCountedNamed,
  formatNotCountedWords,
  type CompetitionFormat,
  type FormatNotCounted,
} from '#golf/handicap/rules-of-play/acceptable-format.ts'
import { doScoresCount, type InactiveSeason } from '#golf/handicap/rules-of-play/active-season.ts'
import { readRulesOfPlay, type RulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { findCourse } from '../course/course.ts'
import { clubDay } from '../platform/db/club-day.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import {
  changeRecord,
  findScoreRow,
  type HandicapScoreRow,
  listRecordRows,
  readPcc,
  recordEntriesWith,
  type RecordRow,
} from '../handicap/handicap.ts'
import { findClub } from '../club/club.ts'
import { isGuest } from '../competition/competition.ts'
import { readDeclaredOf } from './declared-of-round.ts'
import { genderNamed } from './round-terms.ts'
import { findCourseName, type RoundRow } from './rounds.store.ts'
import { lockPlayer } from '../identity/identity.ts'

type NotOnRecord =
  | NotForRecord
  | FormatNotCounted
  | NotForHandicapReason
  | 'totals_only'
  | RemovedFromRecord
  | 'disqualified'
  | 'same_round'

/**
 * Puts a card that is handed in on its player's handicap record, where the club calculates handicaps (D4), and moves
 * their index. A card that does not count is kept there with its reason (R1.5, R1.6); a guest has no record at this
 * club. Part of the transaction that hands
 * the card in or corrects it; what the card said before is replaced. The player is locked, so that two cards take
 * turns. What of its round of golf is on the record, `postRound` decides (same-round/count-once.ts).
 */
export async function postToRecord(
  services: Services,
  tx: Transaction,
  handedIn: {
    round: RoundRow
    entries: readonly HoleEntry[]
    totalsOnly: boolean
    /** The round of golf is on the record by another card of it. */
    isByOtherCard: boolean
    /** No committee refuses its score for the Handicap Index (Rules of Handicapping 2.1b). */
    isAcceptable: boolean
  },
): Promise<void> {
  const { round, isByOtherCard, isAcceptable } = handedIn
  await enterOnRecord(services, tx, round, (as) => {
    if (isByOtherCard)
      return refused('same_round', 'This round counts once for the Handicap Index, by its other card.')
    if (isAcceptable) return toScore({ ...handedIn, ...as })
    return refused(
      'disqualified',
      'The committee disqualified this card and does not accept its score for the Handicap Index.',
    )
  })
}

/** Why a card that was handed in is not any more, as the record says it. */
const removedFromRecord = {
  reopened: 'The club has reopened this card.',
  taken_off: 'The club has taken this card off.',
  moved: 'The club has moved this card to where it belongs.',
} as const
export type RemovedFromRecord = keyof typeof removedFromRecord

/** A card that is handed in no more; it counts again when it is handed in again. Part of that transaction. */
export async function takeOffRecord(
  services: Services,
  tx: Transaction,
  round: RoundRow,
  why: RemovedFromRecord,
): Promise<void> {
  await enterOnRecord(services, tx, round, refused(why, removedFromRecord[why]))
}

type ScoredAs = { id: string; day: Day; pcc: number; rules: RulesOfPlay; isRated: boolean }

async function enterOnRecord(
  services: Services,
  tx: Transaction,
  round: RoundRow,
  score:
    | ((as: ScoredAs) => Outcome<ScoreForRecord, NotOnRecord>)
    | (Outcome<ScoreForRecord, NotOnRecord> & { ok: false }),
): Promise<void> {
  const isOff = typeof score !== 'function'
  if (round.watchRoundId !== null || (await isGuest(tx, round.userId))) return
  const club = await findClub(tx, round.clubId)
  const isCalculated = club?.handicapMode === 'whs'
  const player = await lockPlayer(tx, round.userId)
  if (!player) throw new Error(`Round ${round.id} has no player`)
  const rows = await listRecordRows(tx, round.userId)
  const replacing = findRow(rows, round.id)
  if (!replacing && (!isCalculated || isOff)) return
  const id = newId('scr')
  const day = clubDay(round.startedAt, club?.timeZone ?? 'UTC')
  const pcc = await readPcc(tx, { courseId: round.courseId, day })
  const { competition, declared } = await readDeclaredOf(tx, round, { day, isPosting: true })
  const judged = replacing && (await lastJudged(tx, replacing))
  const inactiveSeason = club?.inactiveSeason ?? null
  const rules = await rulesFor(tx, judged, readRulesOfPlay(club?.rulesOfPlay ?? null))
  const outcome = isOff
    ? score
    : judge(score({ id, day, pcc, rules, isRated: await isRated(tx, round, { judged, player }) }), {
        judged,
        day,
        rules,
        competition,
        declared,
        inactiveSeason,
      })
  const entry = outcome.ok ? outcome.value.entry : undefined
  const { competitionId, roundNumber } = round
  const play = { startedAt: round.startedAt.getTime(), competitionId, roundNumber }
  const { record, steps } = replay(recordEntriesWith(rows, { replacing, entry, play }))
  // A record that makes no index leaves the player the one they had before it began.
  const held = asHandicapIndex(record.index) ?? indexBefore(rows, player.handicapIndex)
  const isMoved = isCalculated && (replacing !== undefined || outcome.ok)
  await changeRecord(services, tx, {
    kind: 'card_posted',
    score: {
      ...describeRound(round),
      pcc,
      id,
      replacesId: replacing?.id ?? null,
      day,
      createdAt: services.now(),
      courseName: await findCourseName(tx, round.courseId),
      indexBefore: replacing ? replacing.indexBefore : player.handicapIndex,
      indexAfter: held,
      ...(outcome.ok
        ? arithmeticColumns(outcome.value, steps, id)
        : {
            refusal: outcome.reason,
            refusalDetail: outcome.detail ?? null,
            refusalNote: noteOf(outcome.reason, { declared, inactiveSeason, judged }),
            differential: null,
            exceptionalAdjustment: 0,
            cap: 'none',
          }),
    },
    moves: [
      { userId: round.userId, before: player.handicapIndex, after: isMoved ? held : player.handicapIndex },
    ],
  })
}

/**
 * The row by which a card was judged last. What is declared not to be for handicap judges no score, nor does a disqualification, so
 * that a card which counts again stands as it stood before.
 */
async function lastJudged(
  tx: Transaction,
  replacing: HandicapScoreRow,
): Promise<HandicapScoreRow | undefined> {
  return findBefore(
    tx,
    replacing,
    ({ refusal }) => !isNotForHandicapReason(refusal) && refusal !== 'disqualified',
  )
}

/** The newest row of a card, from this one back, of which that is so. */
async function findBefore(
  tx: Transaction,
  newest: HandicapScoreRow,
  isWanted: (row: HandicapScoreRow) => boolean,
): Promise<HandicapScoreRow | undefined> {
  let row: HandicapScoreRow | undefined = newest
  while (row && !isWanted(row))
    row = row.replacesId === null ? undefined : await findScoreRow(tx, row.replacesId)
  return row
}

type Judging = {
  judged: HandicapScoreRow | undefined
  competition: CompetitionFormat | undefined
  declared: NotForHandicap | undefined
  rules: RulesOfPlay
  /** The club's own, in the place of its region's. */
  inactiveSeason: InactiveSeason | null
  day: Day
}

/**
 * Why a card stays off the record: it is there by another card, or the committee does not accept it; then what was declared of
 * its competition, its day or itself (D43), as it is declared now; then its format and the club's season.
 */
function judge(
  outcome: Outcome<ScoreForRecord, NotOnRecord>,
  judging: Judging,
): Outcome<ScoreForRecord, NotOnRecord> {
  const { declared } = judging
  if (!declared) return judgeFormat(outcome, judging)
  const isOtherwiseOff = !outcome.ok && ['same_round', 'disqualified'].includes(outcome.reason)
  return isOtherwiseOff ? outcome : refused(declared.reason, notForHandicapWords[declared.reason])
}

/**
 * Whether the club's rules of play let the format of a card count. A card that is corrected keeps the answer it was handed in
 * with, whatever the club has chosen since.
 */
function judgeFormat(
  outcome: Outcome<ScoreForRecord, NotOnRecord>,
  judging: Judging,
): Outcome<ScoreForRecord, NotOnRecord> {
  const { judged, competition, rules } = judging
  const before = formatNotCountedNamed(judged?.refusal ?? null)
  const isCorrected = isCorrection(judged)
  const why = isCorrected ? before : notCountedBy(judging)
  if (why && why !== 'short_competition') return refused(why, formatNotCountedWords[why])
  if (!competition) return outcome
  const isShort = !outcome.ok && outcome.reason === 'not_convertible'
  const isNamed = isCorrected ? before !== undefined : rules.shortWinterCompetitions === 'not_acceptable'
  return isShort && isNamed ? refused('short_competition', formatNotCountedWords.short_competition) : outcome
}

function notCountedBy({ rules, competition, inactiveSeason, day }: Judging): FormatNotCounted | undefined {
  const why = competition && formatNotCounted(competition, rules)
  const counts = doScoresCount({ activeSeason: rules.activeSeason, inactiveSeason }, day)
  return why ?? (counts ? undefined : 'inactive_season')
}

/** What the club added to a reason of its own. */
function noteOf(
  refusal: NotOnRecord,
  { declared, inactiveSeason, judged }: Pick<Judging, 'declared' | 'inactiveSeason' | 'judged'>,
): string | null {
  if (refusal === declared?.reason) return declared.note
  if (refusal !== 'inactive_season') return null
  return isCorrection(judged) ? judged.refusalNote : (inactiveSeason?.reason ?? null)
}

/**
 * Whether the tee was rated for the player when the card was started (D40). Of a round from before that was kept, the tee as it
 * is rated now says it, unless the card stands on the record and is corrected: nothing is taken off by itself.
 */
async function isRated(
  tx: Transaction,
  round: RoundRow,
  { judged, player }: { judged: HandicapScoreRow | undefined; player: { gender: string | null } },
): Promise<boolean> {
  if (round.isRated !== null) return round.isRated
  if (isCorrection(judged)) return true
  const tee = (await findCourse(tx, round.courseId))?.tees.find(({ id }) => id === round.teeId)
  return hasOwnRating(tee ?? null, genderNamed(player.gender))
}

/** A card that the club gave back or took off, or in whose place another counted, is judged anew when it comes again. */
function isCorrection(judged: HandicapScoreRow | undefined): judged is HandicapScoreRow {
  const anew = [...Object.keys(removedFromRecord), 'same_round']
  return judged !== undefined && !anew.includes(judged.refusal ?? '')
}

/** The club's rules for a card; those of its arithmetic stay what they were when it stood on the record last. */
async function rulesFor(
  tx: Transaction,
  judged: HandicapScoreRow | undefined,
  rules: RulesOfPlay,
): Promise<RulesOfPlay> {
  if (!isCorrection(judged)) return rules
  const counted = await findBefore(tx, judged, ({ differential }) => differential !== null)
  const terms = counted && (counted.indexTerms ?? { firstIndex: 'holes_54' as const, brake: 'none' as const })
  return {
    ...rules,
    ...(terms && { firstIndex: terms.firstIndex, indexBrake: terms.brake }),
    holesNotPlayed: holesNotPlayedOf({ judged, counted }, rules.holesNotPlayed),
  }
}

/** More holes played than this count net par by either rule, so that such a card does not say which one it was. */
const MOST_WITH_ONE_MORE = 13

/**
 * What becomes of a card's holes that were not played: what the union said of it before, or what it counted by; `now` where neither
 * says anything, because all were played until the committee closed some.
 */
function holesNotPlayedOf(
  { judged, counted }: { judged: HandicapScoreRow; counted: HandicapScoreRow | undefined },
  now: RulesOfPlay['holesNotPlayed'],
): RulesOfPlay['holesNotPlayed'] {
  if (judged.refusal === 'not_convertible') return 'not_counted'
  const whys = (counted?.adjustedHoles ?? []).map(({ why }) => why)
  if (whys.includes('net_par_one_more')) return 'net_par_one_more'
  const played = whys.filter((why) => why !== 'net_par').length
  if (played === whys.length) return now
  return played > MOST_WITH_ONE_MORE && now === 'net_par_one_more' ? now : 'net_par'
}

/** What the record keeps of the round itself. */
function describeRound(round: RoundRow) {
  const { id, userId, clubId, teeName, handicapIndex, courseRating, slope, par } = round
  return {
    userId,
    clubId,
    roundId: id,
    teeName,
    courseRating,
    slope,
    par,
    indexWhenPlayed: handicapIndex,
  }
}

/** What the record keeps of a card that counts: all the arithmetic its index is made of. */
function arithmeticColumns(score: ScoreForRecord, steps: readonly IndexStep[], id: string) {
  const step = steps.find((each) => each.id === id)
  if (!step) throw new Error(`The replay lost score ${id}`)
  const { acceptedAs, courseHandicap, adjusted, entry } = score
  return {
    acceptedAs,
    indexTerms: entry.terms ?? null,
    courseHandicap,
    adjustedGross: adjusted.total,
    adjustedHoles: [...adjusted.holes],
    differential: entry.differential,
    roundedDifferential: step.differential,
    exceptionalAdjustment: step.exceptionalAdjustment,
    lowIndex: step.lowIndex,
    cap: step.cap,
  }
}

/** The row that stands for a card. */
function findRow(rows: readonly RecordRow[], roundId: string): HandicapScoreRow | undefined {
  const row = rows.find((one) => one.kind === 'score' && one.score.roundId === roundId)
  return row?.kind === 'score' ? row.score : undefined
}

function indexBefore(rows: readonly RecordRow[], held: number | null) {
  const first = rows[0]
  const before =
    first?.kind === 'score'
      ? first.score.indexBefore
      : first?.kind === 'elsewhere'
        ? first.elsewhere.indexBefore
        : held
  return before === null ? null : (toHandicapIndex(before) ?? null)
}

/**
 * The stored card as a score of the record. Where no reason would make a number of it, a card of ten to seventeen holes of
 * which nobody was asked is "not convertible here" rather than one without a valid reason (R1.5). Nine holes make a number where the tee
 * has ratings of them.
 */
function toScore(
  handedIn: ScoredAs & { round: RoundRow; entries: readonly HoleEntry[]; totalsOnly: boolean },
): Outcome<ScoreForRecord, NotOnRecord> {
  const { round, entries, totalsOnly, id, day, pcc, rules, isRated } = handedIn
  if (totalsOnly)
    return refused('totals_only', 'Only totals were handed in; the handicap needs the score of every hole.')
  return scoreForRecord({
    id,
    day,
    holes: round.holes,
    results: toResults(entries),
    handicapIndex: round.handicapIndex === null ? null : (toHandicapIndex(round.handicapIndex) ?? null),
    rating: { courseRating: round.courseRating, slope: round.slope, par: round.par },
    isRated,
    nines: round.nines,
    pcc,
    hasValidReason:
      round.hasValidReason ?? (rules.holesNotPlayed === 'not_counted' && !isRatedNine(round, entries)),
    holesNotPlayed: rules.holesNotPlayed,
    terms: { firstIndex: rules.firstIndex, brake: rules.indexBrake },
  })
}

const isRatedNine = ({ nines }: RoundRow, entries: readonly HoleEntry[]) =>
  nines !== null && [...toResults(entries).values()].filter(({ kind }) => kind !== 'not_played').length === 9
