import { z } from 'zod/mini'
import { changeEvent, leaderboardStreamPath } from '#contract/live-events.ts'
import { openStream, type StreamListener } from './open-stream.ts'
import { canShareStreams, ShareOfStream, type SharedStream } from './share-of-stream.ts'

const toVersion = z.pick(changeEvent, { to: true })

/**
 * Listens to the stream of a competition's board (contract/live-events.ts) until the returned function is called; the
 * listener gets `hello`, `change` and `ping`.
 */
export function listenToBoard(competitionId: string, listener: StreamListener): () => void {
  const stream: SharedStream = {
    path: leaderboardStreamPath(competitionId),
    events: ['hello', 'change', 'ping'],
    firstEventAfter: helloAfter,
  }
  const begin = () => {
    if (!canShareStreams()) return openStream(stream, listener)
    const share = new ShareOfStream(stream, listener)
    return () => {
      share.stop()
    }
  }
  let stop = begin()
  // A browser keeps no page with an open line to come back to; the page opens it again when it is shown again.
  const onHide = () => {
    stop()
    listener.onDown()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = begin()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    stop()
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
}

/** After a change the stream stands at the version that the change leads to. */
function helloAfter(name: string, data: string): { name: string; data: string } | undefined {
  if (name === 'hello') return { name, data }
  if (name !== 'change') return undefined
  const version = versionLedTo(data)
  return version === undefined ? undefined : { name: 'hello', data: JSON.stringify({ version }) }
}

/** A change that cannot be read leads nowhere, here as in the board that gets it. */
function versionLedTo(data: string): string | undefined {
  try {
    return toVersion.safeParse(JSON.parse(data)).data?.to
  } catch {
    return undefined
  }
}
