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
  const [isWanted, setIsWanted] = useState(() => asksToScan(history.state, location.search))
  useEffect(() => {
    if (!asksToScan(history.state, location.search)) return
    const parameters = new URLSearchParams(location.search)
    parameters.delete('scan')
    const rest = parameters.toString()
    navigate(rest === '' ? path : `${path}?${rest}`, { replace: true })
  }, [path, navigate])
  const mayScan = user?.role !== 'club_admin' || ('alsoPlays' in user && user.alsoPlays)
  return useMemo(() => (mayScan ? { isWanted, onWant: setIsWanted } : undefined), [mayScan, isWanted])
}

function asksToScan(state: unknown, search: string): boolean {
  if (new URLSearchParams(search).has('scan')) return true
  return typeof state === 'object' && state !== null && 'scan' in state && state.scan === true
}
