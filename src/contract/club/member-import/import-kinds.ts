/** What a club can take in from a file. */
export const importKinds = ['members', 'scores'] as const
export type ImportKind = (typeof importKinds)[number]

/** Why a member of an import that is taken back stays. */
export const stayReasons = ['has_account', 'has_played', 'has_entered'] as const
