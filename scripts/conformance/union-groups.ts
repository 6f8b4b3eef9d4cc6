import { z } from 'zod'
import { addToRecord, publishedTerms } from '#golf/handicap/add-to-record.ts'
import { acceptableScore } from '#golf/handicap/acceptable-score.ts'
import { hasOwnRating } from '#golf/course/course.ts'
import { explainMatchStrokes, type MatchPlayer } from '#golf/handicap/explain-match-strokes.ts'
import { matchStrokesMethods } from '#golf/handicap/match-strokes.ts'
import { recommendedAllowance } from '#golf/handicap/recommended-allowance.ts'
import { replay } from '#golf/handicap/replay.ts'
import { scoreForRecord } from '#golf/handicap/score-for-record.ts'
import { roundDifferential } from '#golf/handicap/score-differential.ts'
import { emptyRecord, type RecordEntry } from '#golf/handicap/scoring-record.ts'
import { competitionTypes } from '#golf/competition/competition.ts'
import { handicapIndex } from '#golf/numbers.ts'
import { formatNotCounted } from '#golf/handicap/rules-of-play/acceptable-format.ts'
import { activeSeasons, isInSeason } from '#golf/handicap/rules-of-play/active-season.ts'
import { golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { rulesOfUnion } from '#golf/handicap/rules-of-play/published-rules.ts'
import { holedIn, notPlayed } from '#golf/card/hole-result.ts'
import { exactly, tenths } from './decimal.ts'
import { group, type Group } from './group.ts'
import { dayOf } from './handicap-groups.ts'

const number = z.number()
const union = z.enum(golfUnions)
const format = z.object({
  competitionType: z.enum(competitionTypes),
  teamSize: number.nullable(),
  countingScores: number.nullable(),
})

/** The terms of an index at a club that has just chosen this union. */
function indexTermsOf(of: z.output<typeof union>) {
  const { firstIndex, indexBrake } = rulesOfUnion(of)
  return { firstIndex, brake: indexBrake }
}

const holesNotPlayed = z.object({
  union,
  handicapIndex: number,
  courseRating: number,
  slopeRating: number,
  par: number,
  parByHole: z.array(number),
  strokeIndexByHole: z.array(number),
  /** null where the hole was not played. */
  gross: z.array(number.nullable()),
  validReason: z.boolean(),
})

function cardWithHolesNotPlayed(input: z.output<typeof holesNotPlayed>) {
  const outcome = scoreForRecord({
    id: 'card',
    day: 0,
    holes: input.parByHole.map((par, i) => ({
      holeNumber: i + 1,
      par,
      strokeIndex: input.strokeIndexByHole[i] ?? 0,
    })),
    results: new Map(
      input.gross.map((strokes, i) => [i + 1, strokes === null ? notPlayed : holedIn(strokes)]),
    ),
    handicapIndex: handicapIndex(tenths(input.handicapIndex)),
    rating: { courseRating: tenths(input.courseRating), slope: input.slopeRating, par: input.par },
    isRated: true,
    nines: null,
    pcc: 0,
    hasValidReason: input.validReason,
    holesNotPlayed: rulesOfUnion(input.union).holesNotPlayed,
  })
  if (!outcome.ok) return { reason: outcome.reason }
  const { adjusted, entry } = outcome.value
  return {
    adjustedGrossScore: adjusted.total,
    scoreDifferential: roundDifferential(entry.differential) / 10,
  }
}

/** The index of a record of eighteen holes a day, at a club of this union. */
function firstIndexOf(input: { union: z.output<typeof union>; scoreDifferentialsOldestFirst: number[] }) {
  const terms = indexTermsOf(input.union)
  const { record } = replay(
    input.scoreDifferentialsOldestFirst.map((one, day): RecordEntry => ({
      kind: 'eighteen',
      id: String(day),
      day,
      differential: exactly(one),
      terms,
    })),
  )
  return record.index === null ? null : record.index / 10
}

/** One score on a record that holds an index, at a club of this union. */
function brakedIndex(input: { union: z.output<typeof union>; heldIndex: number; calculatedIndex: number }) {
  const [held, calculated] = [tenths(input.heldIndex), tenths(input.calculatedIndex)]
  const record = {
    ...emptyRecord(),
    index: held,
    calculated: held,
    differentials: Array.from({ length: 7 }, () => calculated),
  }
  const entry: RecordEntry = {
    kind: 'eighteen',
    id: 'new',
    day: 1,
    differential: exactly(input.calculatedIndex),
    indexWhenPlayed: held,
    terms: indexTermsOf(input.union),
  }
  const { index } = addToRecord(record, entry, publishedTerms)
  return index === null ? null : index / 10
}

export const unionGroups: Record<string, Group> = {
  acceptable_format: group(['R1.6'], format.extend({ union }), (input) => ({
    counts: formatNotCounted(input, rulesOfUnion(input.union)) === undefined,
  })),
  acceptable_score: group(
    ['R1.6'],
    z.object({
      holesOnCard: z.union([z.literal(9), z.literal(18)]),
      holesPlayed: number,
      isWholeNine: z.boolean(),
      validReason: z.boolean(),
      hasHandicapIndex: z.boolean(),
      teeRatedForPlayersGender: z.boolean().default(true),
    }),
    ({ validReason, teeRatedForPlayersGender, ...card }) => {
      const tee = { ratings: [{ gender: 'men' as const }] }
      const outcome = acceptableScore({
        ...card,
        hasValidReason: validReason,
        isRated: hasOwnRating(tee, teeRatedForPlayersGender ? 'men' : 'women'),
        clubCountsNetPar: false,
      })
      return outcome.ok ? { accepted: true } : { accepted: false, reason: outcome.reason }
    },
  ),
  active_season: group(
    ['R1.6'],
    z.object({ union: z.enum(['canada', 'united_states']), region: z.string(), day: z.string() }),
    (input) => {
      const code = `${input.union === 'canada' ? 'CA' : 'US'}-${input.region}`
      const counts = isInSeason(z.enum(activeSeasons).parse(code), dayOf(input.day))
      return counts ? { counts } : { counts, reason: 'inactive_season' }
    },
  ),
  first_index: group(
    ['R3.1', 'R3.3'],
    z.object({ union, scoreDifferentialsOldestFirst: z.array(number) }),
    firstIndexOf,
  ),
  holes_not_played: group(['R1.5', 'R2.2'], holesNotPlayed, cardWithHolesNotPlayed),
  index_brake: group(['R3.3'], z.object({ union, heldIndex: number, calculatedIndex: number }), brakedIndex),
  match_strokes_singles: group(
    ['R5.2', 'R5.3'],
    z.object({
      method: z.enum(matchStrokesMethods),
      allowancePercent: number,
      handicapIndexes: z.tuple([number, number]),
      slopeRating: number,
      courseRating: number,
      par: number,
    }),
    ({ method, allowancePercent, handicapIndexes: [a, b], ...tee }) => {
      const rating = { courseRating: tenths(tee.courseRating), slope: tee.slopeRating, par: tee.par }
      const player = (name: string, index: number): MatchPlayer => ({
        name,
        handicapIndex: handicapIndex(tenths(index)),
        rating,
      })
      const terms = { method, allowancePercent, holes: 18 } as const
      return explainMatchStrokes([player('A', a), player('B', b)], terms).strokes
    },
  ),
  recommended_allowance: group(['R5.1'], format, (input) => recommendedAllowance(input)?.percent ?? null),
}
