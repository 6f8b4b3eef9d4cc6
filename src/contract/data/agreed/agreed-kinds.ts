/** Apart from the texts, which are long and few pages need. */
export const agreedLanguages = ['en', 'es'] as const
export type AgreedLanguage = (typeof agreedLanguages)[number]

/** The kinds of thing that somebody agrees to. */
export const agreedKinds = ['terms', 'outside_reader', 'child_account'] as const
export type AgreedKind = (typeof agreedKinds)[number]
