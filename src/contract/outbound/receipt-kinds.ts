import type { NoticeKind } from './notice-kinds.ts'

/**
 * What confirms the reader's own act. It is nothing new to them, so in the app it stands as read and the bell is silent; it
 * is mailed or wakes a device like the others.
 */
export const receiptKinds: readonly NoticeKind[] = ['entered']
