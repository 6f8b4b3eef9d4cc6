import { z } from 'zod/mini'
import { changeEvent, leaderboardStreamPath } from '#contract/platform/live-events.ts'
import { followStream } from './follow-stream.ts'
import type { StreamListener } from './open-stream.ts'

const toVersion = z.pick(changeEvent, { to: true })

/**
 * Listens to the stream of a competition's board (contract/platform/live-events.ts) until the returned function is called; the
 * listener gets `hello`, `change` and `ping`. That the reader was told something comes on the same stream.
 */
export function listenToBoard(competitionId: string, board: StreamListener): () => void {
  const path = leaderboardStreamPath(competitionId)
  return followStream(
    { path, events: ['hello', 'change', 'notice', 'ping'], firstEventAfter: helloAfter },
    board,
  )
}

/** After a change the stream stands at the version that the change leads to. */
export function helloAfter(name: string, data: string): { name: string; data: string } | undefined {
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
