import fc from 'fast-check'

/** Who plays on a committee day, by number: three members with accounts, a member who was typed twice, and a guest. */
export const ACCOUNTS = 3
const PEOPLE = ACCOUNTS + 2
/** Two of one round and one of two rounds. */
export const COMPETITIONS = 3

/** What happens on a committee day; numbers choose among what there is at the time, and no competition is the last number. */
export type Act =
  | { do: 'begin'; player: number; competition: number; daysAgo: number }
  | { do: 'type'; card: number; holes: number[] }
  | { do: 'handIn'; card: number }
  | { do: 'reopen' | 'end' | 'takeOff' | 'putBack'; card: number }
  | { do: 'move'; card: number; player: number; competition: number; daysAgo: number }
  | { do: 'alsoCounts'; card: number; competition: number }
  | { do: 'rule'; player: number; competition: number; as: 'playing' | 'no_return' | 'disqualified' }
  | { do: 'par'; par: number }
  | { do: 'step'; competition: number; status: 'active' | 'completed' | 'final' }
  | { do: 'putRight'; card: number; competition: number; index: string; allowance: number; what: number }
  | { do: 'takeBack'; correction: number }
  | { do: 'close'; competition: number; round: number; holes: readonly number[] }
  | { do: 'notForHandicap'; competition: number; isIt: boolean }
  | { do: 'declareDays'; from: number; days: number }
  | { do: 'withdrawDays'; which: number }
  | { do: 'rounds'; count: 1 | 2 }
  | { do: 'merge'; player: number; other: number; isTakenBackAtOnce: boolean }
  | { do: 'takeMergeBack'; which: number }
  | { do: 'enter' | 'withdraw'; player: number; competition: number }
  | { do: 'fee'; player: number; competition: number; fee: 'owed' | 'paid' | 'waived' | 'refunded' }

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const card = upTo(9)
const player = upTo(PEOPLE - 1)
/** One that there is. */
const competition = upTo(COMPETITIONS - 1)
const daysAgo = upTo(40)
/** Scores close to each other, so that none is exceptional and no index is capped. */
const holes = fc.array(fc.integer({ min: 4, max: 6 }), { minLength: 4, maxLength: 4 })

/** A card on its way to a result. */
const played: readonly fc.WeightedArbitrary<Act>[] = [
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('begin' as const),
      player,
      competition: upTo(COMPETITIONS),
      daysAgo,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), card, holes }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('handIn' as const), card }) },
]

const ofCards: readonly fc.WeightedArbitrary<Act>[] = [
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('reopen' as const, 'end', 'takeOff', 'putBack'), card }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      card,
      player,
      competition: upTo(COMPETITIONS),
      daysAgo,
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('alsoCounts' as const), card, competition }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      player,
      competition,
      as: fc.constantFrom('playing' as const, 'no_return', 'disqualified'),
    }),
  },
]

const ofTerms: readonly fc.WeightedArbitrary<Act>[] = [
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('par' as const), par: fc.integer({ min: 3, max: 5 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('putRight' as const),
      card,
      competition,
      what: upTo(2),
      index: fc.constantFrom('4.0', '12.5', '27.3'),
      allowance: fc.constantFrom(85, 95, 100),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeBack' as const), correction: upTo(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      competition,
      round: fc.integer({ min: 1, max: 2 }),
      holes: fc.constantFrom([], [1], [3, 17], [2, 11, 18]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('notForHandicap' as const),
      competition,
      isIt: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('declareDays' as const), from: upTo(40), days: upTo(10) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdrawDays' as const), which: upTo(2) }) },
]

const ofCompetitions: readonly fc.WeightedArbitrary<Act>[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      competition,
      status: fc.constantFrom('active' as const, 'completed', 'completed', 'final', 'final'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rounds' as const), count: fc.constantFrom(1 as const, 2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('merge' as const),
      player,
      other: player,
      isTakenBackAtOnce: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeMergeBack' as const), which: upTo(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('enter' as const, 'withdraw'), player, competition }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fee' as const),
      player,
      competition,
      fee: fc.constantFrom('owed' as const, 'paid', 'waived', 'refunded'),
    }),
  },
]

/** Any act of a committee; cards are played more often than anything is said of them. */
const act: fc.Arbitrary<Act> = fc.oneof(...played, ...ofCards, ...ofTerms, ...ofCompetitions)

/** A paper card that is begun, typed and handed in. */
export type PaperCard = { player: number; competition: number; daysAgo: number; holes: number[] }

const paperCard: fc.Arbitrary<PaperCard> = fc.record({
  player,
  competition: upTo(COMPETITIONS),
  daysAgo,
  holes,
})

/** A day: the cards that are on the desk when it begins, and what is done then. */
export const committeeDay = (): fc.Arbitrary<{ cards: PaperCard[]; acts: Act[] }> =>
  fc.record({
    cards: fc.array(paperCard, { minLength: 2, maxLength: 7 }),
    acts: fc.array(act, { minLength: 8, maxLength: 20 }),
  })
