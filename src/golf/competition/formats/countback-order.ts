/**
 * What breaks a tie that is level after the last nine, six, three and one (R9.3): nothing, so that the place is shared; the
 * last six, three and one of the front nine; or every hole back from the eighteenth. A club chooses one, and each of its
 * competitions keeps the one it was begun with.
 */
export const countbackOrders = ['shared', 'front_nine', 'backwards'] as const
export type CountbackOrder = (typeof countbackOrders)[number]
