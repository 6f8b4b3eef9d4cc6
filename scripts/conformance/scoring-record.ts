import { z } from 'zod'
import { replay } from '#golf/handicap/replay.ts'
import { differences } from './compare.ts'
import { exactly } from './decimal.ts'
import { group, type Group } from './group.ts'
import { dayOf } from './handicap-groups.ts'

const value = z.number().nullish()

/** A whole scoring record: only round, date and unroundedDifferential are read, the rest is what must come out. */
export const scoringRecordFile = z.object({
  rounds: z.array(
    z.object({
      round: z.union([z.number(), z.string()]),
      date: z.string(),
      unroundedDifferential: z.number(),
      exceptionalAdjustment: value,
      lowHandicapIndexUsed: value,
      beforeCaps: value,
      handicapIndex: value,
    }),
  ),
})

/** Rules that a whole record exercises. */
export const scoringRecordRules = ['R3.1', 'R3.2', 'R3.4', 'R3.5', 'R3.6', 'R3.7', 'R3.8']

/** Replays the record from nothing and lists every round that came out differently. */
export function replayRecord(file: z.output<typeof scoringRecordFile>): { id: string; problems: string[] }[] {
  const { steps } = replay(
    file.rounds.map((round) => ({
      kind: 'eighteen',
      id: String(round.round),
      day: dayOf(round.date),
      differential: exactly(round.unroundedDifferential),
    })),
  )
  const stepOf = new Map(steps.map((step) => [step.id, step]))
  return file.rounds.map(({ round, date, unroundedDifferential, ...expected }) => {
    const step = stepOf.get(String(round))
    const inStrokes = (tenths: number | null | undefined) => (tenths == null ? null : tenths / 10)
    const average = step?.average
    const actual = {
      exceptionalAdjustment: (step?.exceptionalAdjustment ?? 0) / 10,
      lowHandicapIndexUsed: inStrokes(step?.lowIndex),
      beforeCaps: average ? { ...average, denominator: 10 * average.denominator } : null,
      handicapIndex: inStrokes(step?.index),
    }
    const given = Object.fromEntries(
      Object.entries(expected).filter(
        ([key, one]) => one !== undefined && !(key === 'exceptionalAdjustment' && one === null),
      ),
    )
    return {
      id: `round ${round} (${date}, ${unroundedDifferential})`,
      problems: differences(given, actual),
    }
  })
}

/** Whole records as vectors: what the evenings of some days leave, and how many differentials a first index is made of. */
export const recordGroups: Record<string, Group> = {
  scoring_record_by_day: group(
    ['R3.4', 'R3.5'],
    z.object({ rounds: z.array(z.object({ date: z.string(), unroundedDifferential: z.number() })) }),
    ({ rounds }) => {
      const { steps } = replay(
        rounds.map(({ date, unroundedDifferential }, i) => ({
          kind: 'eighteen',
          id: String(i),
          day: dayOf(date),
          differential: exactly(unroundedDifferential),
        })),
      )
      const inStrokes = (tenths: number | null | undefined) => (tenths == null ? null : tenths / 10)
      // A later round of a day takes the place of the one before it.
      const evenings = rounds.flatMap(({ date }, i) => {
        const name = date.replaceAll('-', '')
        return [
          [`indexOnTheEveningOf${name}`, inStrokes(steps[i]?.index)],
          [`lowHandicapIndexUsedOn${name}`, inStrokes(steps[i]?.lowIndex)],
        ]
      })
      return {
        ...Object.fromEntries(evenings),
        indexAfter20: inStrokes(steps[19]?.index),
        finalIndex: inStrokes(steps.at(-1)?.index),
      }
    },
  ),
  first_index_with_nine: group(
    ['R1.4', 'R3.1'],
    z.object({
      scores: z.array(
        z.object({ holes: z.union([z.literal(9), z.literal(18)]), unroundedDifferential: z.number() }),
      ),
    }),
    ({ scores }) => {
      const { record } = replay(
        scores.map(({ holes, unroundedDifferential }, day) => ({
          kind: holes === 9 ? 'nine' : 'eighteen',
          id: String(day),
          day,
          differential: exactly(unroundedDifferential),
        })),
      )
      return { differentialsOnRecord: record.differentials.length }
    },
  ),
}
