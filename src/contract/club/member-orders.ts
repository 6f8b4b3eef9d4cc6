/** What a list of members can stand by. */
export const memberOrders = ['name', 'handicap', 'joined', 'played'] as const
export type MemberOrder = (typeof memberOrders)[number]

/** Who belongs to a club, or waits for its approval. */
export const memberStatuses = ['active', 'pending'] as const
export type MemberStatus = (typeof memberStatuses)[number]
