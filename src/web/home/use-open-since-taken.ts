import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { activeRound } from '#contract/card/rounds.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { latestRounds } from './use-latest-rounds.ts'

const openRound = query(activeRound)

/**
 * The player's open round, as the club says since it took the last card from this phone: what it was asked before may still
 * call that one open, so it is asked again, and for the latest rounds, of which the card is one now.
 */
export function useOpenSinceTaken(
  openId: string | undefined,
  takenId: string | undefined,
): string | undefined {
  const client = useQueryClient()
  const [askedAfter, setAskedAfter] = useState<string>()
  useEffect(() => {
    if (takenId === askedAfter) return
    readAgain(client, [latestRounds])
    void client
      .cancelQueries(openRound)
      .then(() => client.invalidateQueries(openRound))
      .then(() => {
        setAskedAfter(takenId)
      })
  }, [client, takenId, askedAfter])
  return takenId === askedAfter ? openId : undefined
}
