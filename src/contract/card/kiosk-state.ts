/** A link works once, and no longer than this. */
export const KIOSK_LINK_MINUTES = 15
/** A kiosk that nobody used for so long has to be opened anew. */
export const KIOSK_IDLE_DAYS = 90

/** `waiting`: its link was not opened yet. `unused`: KIOSK_IDLE_DAYS are over. */
export const kioskStates = ['waiting', 'link_over', 'open', 'unused', 'withdrawn'] as const
export type KioskState = (typeof kioskStates)[number]

type Times = { linkUntil: Date; openedAt: Date | null; lastUsedAt: Date | null; withdrawnAt: Date | null }

const DAY_MS = 24 * 60 * 60 * 1000

/** Where a tablet of the club's bar stands: only one that is open may do anything. */
export function kioskState({ linkUntil, openedAt, lastUsedAt, withdrawnAt }: Times, now: Date): KioskState {
  if (withdrawnAt !== null) return 'withdrawn'
  if (openedAt === null) return linkUntil > now ? 'waiting' : 'link_over'
  const last = lastUsedAt ?? openedAt
  return now.getTime() - last.getTime() > KIOSK_IDLE_DAYS * DAY_MS ? 'unused' : 'open'
}
