import { z } from 'zod'
import { replay } from '#domain/handicap/replay.ts'
import { differences } from './compare.ts'
import { exactly } from './decimal.ts'
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
