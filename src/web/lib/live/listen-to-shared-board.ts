import { SHARED_EVENTS, sharedStreamPath } from '#contract/board/shared-boards.ts'
import { followStream } from './follow-stream.ts'
import { helloAfter } from './listen-to-board.ts'
import type { StreamListener } from './open-stream.ts'

/** Listens to a board by its link until the returned function is called; `onClosed` when the link is switched off. */
export function listenToSharedBoard(
  shared: { token: string; competitionId: string },
  board: StreamListener,
  onClosed: () => void,
): () => void {
  return followStream(
    { path: sharedStreamPath(shared), events: SHARED_EVENTS, firstEventAfter: helloAfter },
    {
      ...board,
      onEvent: (name, data) => {
        if (name === 'closed') onClosed()
        else board.onEvent(name, data)
      },
    },
  )
}
