import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { groupStreamPath } from '#contract/card/group-stream.ts'
import { currentGroup } from '#contract/card/groups.ts'
import { followStream } from '#web/lib/live/follow-stream.ts'
import { query } from '#web/lib/query.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import { useIsHidden } from '#web/lib/use-is-hidden.ts'

/** Changes closer together than this are read together: four scores of a hole are one request. */
const READ_TOGETHER_MS = 300

/**
 * Keeps the group as the club has it while the page is in view: it is read again when its stream says that a card changed,
 * and every 15 seconds while the stream is down (D25) or the last read has failed: a stream that outlives a moment without a
 * network does not say the same change twice. It shows nothing.
 */
export default function LiveGroup({ groupId }: { groupId: string }): null {
  useStreamOrPoll(groupId)
  return null
}

function useStreamOrPoll(groupId: string): void {
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { isError } = useQuery(query(currentGroup))
  const isActive = !useIsHidden()
  useEffect(() => {
    if (!isActive) return
    let due: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      due ??= setTimeout(() => {
        due = undefined
        void client.invalidateQueries({ queryKey: query(currentGroup).queryKey })
      }, READ_TOGETHER_MS)
    }
    const stop = followStream(
      {
        path: groupStreamPath(encodeURIComponent(groupId)),
        events: ['hello', 'change', 'notice', 'ping'],
        firstEventAfter: (name) => (name === 'hello' ? { name, data: '{}' } : undefined),
      },
      {
        onOpen: () => {
          setIsOpen(true)
        },
        onDown: () => {
          setIsOpen(false)
        },
        onEvent: (name) => {
          if (name !== 'ping') read()
        },
      },
    )
    return () => {
      clearTimeout(due)
      stop()
      setIsOpen(false)
    }
  }, [client, groupId, isActive])
  useEffect(() => {
    if (!isActive || (isOpen && !isError)) return
    const poll = setInterval(() => {
      void client.invalidateQueries({ queryKey: query(currentGroup).queryKey })
    }, LEADERBOARD_REFRESH_MS)
    return () => {
      clearInterval(poll)
    }
  }, [client, isActive, isOpen, isError])
}
