import type { Kiosk } from '#contract/card/kiosks.ts'
import { kioskState } from '#contract/card/kiosk-state.ts'
import type { KioskRow } from './kiosks.store.ts'

export function toWireKiosk(row: KioskRow, now: Date): Kiosk {
  return {
    id: row.id,
    name: row.name,
    state: kioskState(row, now),
    createdAt: row.createdAt.toISOString(),
    linkUntil: row.linkUntil.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }
}
