export const golfUnions = [
  'england',
  'scotland',
  'wales',
  'ireland',
  'denmark',
  'france',
  'germany',
  'netherlands',
  'spain',
  'sweden',
  'switzerland',
  'canada',
  'united_states',
  'australia',
  'new_zealand',
] as const
/** A country by its golf union. Unions stand here whose own texts we have read; other clubs choose each setting. */
export type GolfUnion = (typeof golfUnions)[number]
