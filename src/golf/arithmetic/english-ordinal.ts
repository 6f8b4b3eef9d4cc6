const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "1st", "22nd". */
export const ordinal = (place: number) => `${place}${endings[rules.select(place)] ?? 'th'}`
