export const golfUnions = [
  'england',
  'scotland',
  'wales',
  'ireland',
  'denmark',
  'germany',
  'netherlands',
  'canada',
  'united_states',
] as const
/** A country by its golf union. Unions stand here whose own texts we have read; other clubs choose each setting. */
export type GolfUnion = (typeof golfUnions)[number]
