import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '#web/lib/session.ts'

export type ScanWanted = { isWanted: boolean; onWant: (isWanted: boolean) => void }

/**
 * Home's Scan Scorecard leads here and asks for the panel, and so does `?scan=1`, the shortcut of the installed app. An
 * administrator has it only as a player (D32).
 */
export function useScanWanted(): ScanWanted | undefined {
  const { user } = useSession()
  const [path, navigate] = useLocation()
  const [isWanted, setIsWanted] = useState(asksToScan)
  useEffect(() => {
    if (asksToScan()) navigate(path + location.search.replace(SHORTCUT, ''), { replace: true })
  }, [path, navigate])
  const mayScan = user?.role !== 'club_admin' || ('alsoPlays' in user && user.alsoPlays)
  return useMemo(() => (mayScan ? { isWanted, onWant: setIsWanted } : undefined), [mayScan, isWanted])
}

/** The last part of an address: src/web/app-manifest.ts has no other. */
const SHORTCUT = /[?&]scan=1$/

function asksToScan(): boolean {
  const state: unknown = history.state
  if (SHORTCUT.test(location.search)) return true
  return typeof state === 'object' && state !== null && 'scan' in state && state.scan === true
}
