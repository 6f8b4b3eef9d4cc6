/** Where groups start: all at the first, at the first and the tenth in turn, or all at once on every hole. */
export const startKinds = ['one_tee', 'two_tees', 'shotgun'] as const
export type StartKind = (typeof startKinds)[number]

/** In which order players are drawn; every order but "random" follows from the entries, "result" from the board too. */
export const startOrders = ['handicap_low', 'handicap_high', 'random', 'entered', 'result'] as const
export type StartOrder = (typeof startOrders)[number]

/** Of a hole from which two groups start in a shotgun: A plays first. */
export const startHalves = ['A', 'B'] as const
export type StartHalf = (typeof startHalves)[number]

export const groupSizes = [2, 3, 4] as const
export type GroupSize = (typeof groupSizes)[number]

/** More than four never play together. */
export const MOST_TOGETHER = 4

/** A time on the club's clock, "10:00"; `minutes` long. */
export type StartBreak = { at: string; minutes: number }

export type StartSettings = {
  kind: StartKind
  groupSize: GroupSize
  /** When the first group starts, in milliseconds. */
  firstAt: number
  intervalMinutes: number
  /** Times in which nobody starts. */
  breaks: readonly StartBreak[]
  order: StartOrder
  /** Of a random order: the same seed and entries give the same draw (R8.3). */
  seed: number | null
  /** Which of several rounds it is of; left out of one round, and of draws from before it was kept. */
  round?: number | undefined
}

/** A delay of the starts that was made, and what came of it: the same request again is answered with that. */
export type MadeDelay = {
  /** The version of the draw that it was asked for. */
  version: number
  minutes: number
  from: number | null
  moved: number
  teedOff: number
  told: number
  toTellOnPaper: number
}

/** Where and when a group starts. */
export type StartSlot = { startsAt: number; hole: number; half: StartHalf | null }

/** A group of the draw: its players by id, in the order in which they are written. */
export type DrawnGroup = StartSlot & { players: readonly string[] }

/** What a player asked for; times are on the club's clock, "10:00". */
export type StartWish = {
  userId: string
  with: readonly string[]
  notBefore: string | null
  notAfter: string | null
}
