import { z } from 'zod/mini'
import { roundElsewhereStatuses } from '#golf/handicap/round-elsewhere-kinds.ts'

/** A round that a member played at another club, as it was entered, and what became of it. */
export const roundElsewhere = z.object({
  id: z.string(),
  /** Calendar day, "2026-06-06". */
  day: z.string(),
  courseName: z.string(),
  teeName: z.string(),
  holes: z.union([z.literal(9), z.literal(18)]),
  /** Of the holes played, a decimal such as "71.3". */
  courseRating: z.string(),
  slope: z.number(),
  par: z.number(),
  adjustedGross: z.number(),
  markerName: z.string(),
  note: z.nullable(z.string()),
  /** The club entered it for the player. */
  isByClub: z.boolean(),
  enteredAt: z.string(),
  status: z.enum(roundElsewhereStatuses),
  /** Who accepted it, refused it or took it off again, when, and why; null while nobody has, and for one that counted at once. */
  decided: z.nullable(
    z.object({ byName: z.nullable(z.string()), at: z.string(), reason: z.nullable(z.string()) }),
  ),
})
export type RoundElsewhereView = z.infer<typeof roundElsewhere>

/** In a handicap record. */
export const roundsElsewhereOfRecord = z.object({
  /** The reader can enter one on this record. */
  mayEnter: z.boolean(),
  /** What the player enters waits for the handicap committee. */
  waits: z.boolean(),
  /** Newest first. */
  rounds: z.array(roundElsewhere),
})

/** Another round of the player on the same day, of which a 409 asks whether it is the same. */
export const roundOfDay = z.object({
  kind: z.enum(['card', 'open_card', 'elsewhere', 'waiting', 'past_round', 'penalty']),
  courseName: z.string(),
  /** When it was begun on the club's clock, "10:40"; null where that is not known. */
  time: z.nullable(z.string()),
  adjustedGross: z.nullable(z.number()),
})
export type RoundOfDay = z.infer<typeof roundOfDay>
