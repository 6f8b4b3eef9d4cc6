import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { activeRound } from '#contract/rounds.ts'
import { query } from '#web/lib/query.ts'

const openRound = query(activeRound)

/**
 * The player's open round, as the club says since it took the last card from this phone: what it was asked before may still
 * call that one open, so it is asked again.
 */
export function useOpenSinceTaken(
  openId: string | undefined,
  takenId: string | undefined,
): string | undefined {
  const client = useQueryClient()
  const [askedAfter, setAskedAfter] = useState<string>()
  useEffect(() => {
    if (takenId === askedAfter) return
    void client
      .cancelQueries(openRound)
      .then(() => client.invalidateQueries(openRound))
      .then(() => {
        setAskedAfter(takenId)
      })
  }, [client, takenId, askedAfter])
  return takenId === askedAfter ? openId : undefined
}
