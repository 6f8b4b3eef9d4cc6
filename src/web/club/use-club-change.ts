import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '#contract/platform/call.ts'
import { getClub, updateClub, type Club } from '#contract/club/clubs.ts'
import { listCompetitions } from '#contract/competition/competitions.ts'
import { currentUser } from '#contract/identity/session.ts'
import { send } from '#web/lib/api.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { allOf, query, type Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'

type ClubChange<Value> = {
  body: (value: Value) => Input<typeof updateClub.body>
  /** Other loaded data that shows it. */
  changes?: readonly Changed[]
  onDone: (changed: Club) => void
  onFail: (fault: Error, value: Value) => void
}

/** What shows a club's settings: both administration pages, the header, and money and times of competitions (T48). */
export const shownIn: readonly Changed[] = [allOf(getClub), query(currentUser), query(listCompetitions)]

/** A change of the club, shown as saved without waiting for it to be read again. */
export function useClubChange<Value>(club: Club, { body, changes = [], onDone, onFail }: ClubChange<Value>) {
  const client = useQueryClient()
  const params = { clubId: club.id }
  return useAction({
    run: async (value: Value) => {
      const changed = await sendChange(club, body(value)).catch((fault: unknown) => {
        const now = readConflict(fault, updateClub.reply)
        // So that the screen shows what somebody else has set, and the next choice is made from it.
        if (now) client.setQueryData(query(getClub, { params }).queryKey, now)
        throw fault
      })
      client.setQueryData(query(getClub, { params }).queryKey, changed)
      return changed
    },
    changes: [...shownIn, ...changes],
    onDone,
    onFail,
  })
}

/**
 * Sends a change made from `club`. When somebody else has changed the club meanwhile but none of the same settings, it is
 * sent once more from what is there now.
 */
async function sendChange(club: Club, change: Input<typeof updateClub.body>): Promise<Club> {
  const params = { clubId: club.id }
  try {
    return await send(updateClub, { params, body: { ...change, version: club.version } })
  } catch (fault) {
    const now = readConflict(fault, updateClub.reply)
    if (!now || settings.some((name) => name in change && now[name] !== club[name])) throw fault
    return send(updateClub, { params, body: { ...change, version: now.version } })
  }
}

const settings = ['name', 'colour', 'currency', 'handicapMode', 'requiresApproval', 'timeZone'] as const
