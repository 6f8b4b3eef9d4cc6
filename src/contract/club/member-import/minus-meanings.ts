export const minusMeanings = ['plus', 'no_sign'] as const
/** What "-4.2" is: a plus handicap, +4.2, or 4.2 of a list that puts a minus before every ordinary handicap. */
export type MinusMeaning = (typeof minusMeanings)[number]
