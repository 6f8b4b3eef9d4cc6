import { z } from 'zod'

const MOST_HOLES = 18
const MOST_PLAYERS = 8

const holeNumber = z.int().min(1).max(MOST_HOLES)
const confidence = z.number().min(0).max(1)
const sum = z.int().min(-40).max(400).nullable()

const onceEach = (holes: readonly { hole: number }[]) =>
  new Set(holes.map(({ hole }) => hole)).size === holes.length

const words = z.enum(['picked_up', 'empty', 'unreadable'])

/** One row as it is written: `written` is in strokes or in differences to par, as `notation` says. */
function row<const Notation extends 'gross' | 'to_par'>(notation: Notation, written: z.ZodInt) {
  return z.strictObject({
    notation: z.literal(notation),
    holes: z
      .array(z.strictObject({ hole: holeNumber, written: z.union([written, words]), confidence }))
      .min(1)
      .max(MOST_HOLES)
      .refine(onceEach, 'a hole twice'),
    out: sum,
    in: sum,
    total: sum,
  })
}

const Answer = z.strictObject({
  problem: z.enum(['too_dark', 'blurred', 'no_scorecard', 'cut_off', 'nothing_written']).nullable(),
  players: z
    .array(
      // A plain union, because not every server accepts the JSON schema of a discriminated one.
      z.union([row('gross', z.int().min(1).max(20)), row('to_par', z.int().min(-4).max(15))]),
    )
    .max(MOST_PLAYERS),
  printed: z
    .array(
      z.strictObject({
        hole: holeNumber,
        par: z.int().min(3).max(6).nullable(),
        strokeIndex: z.int().min(1).max(MOST_HOLES).nullable(),
      }),
    )
    .max(MOST_HOLES)
    .refine(onceEach, 'a hole twice'),
})

export type VisionAnswer = z.infer<typeof Answer>
export type VisionRow = VisionAnswer['players'][number]

/** The JSON schema that the model's answer must follow. */
export const visionAnswerForm = z.toJSONSchema(Answer)

/** Parses the model's text. Throws an Error that names the first thing wrong with its form, without the text itself. */
export function visionAnswer(text: string): VisionAnswer {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error('The answer of the vision model is not JSON.', { cause })
  }
  const parsed = Answer.safeParse(json)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'unknown' }
  throw new Error(`The answer of the vision model has another form: ${path.join('.')} ${message}`)
}
