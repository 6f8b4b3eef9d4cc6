import { recordHoleEntries } from '#contract/card/rounds.ts'
import { mintEntryId } from '#golf/card/entry-id.ts'
import { watchFlushes } from './flush-watch.ts'
import type { PlayingClub } from './playing-club.ts'

/** Sends scores one after the other and counts those between whose request and reply a flush had ended. */
export async function sendOneByOne(
  club: Pick<PlayingClub, 'app' | 'players' | 'cluster' | 'random'>,
  { folder, scores }: { folder: string; scores: number },
): Promise<{ acknowledged: number; flushed: number }> {
  const player = club.players[0]
  if (!player) throw new Error('There are no players.')
  // The first one opens connections, which are then watched too.
  await sendScore()
  const watch = await watchFlushes(club.cluster, folder)
  const spans: { from: number; to: number }[] = []
  for (let i = 0; i < scores; i++) {
    const from = clock()
    if ((await sendScore()) === 200) spans.push({ from, to: clock() })
  }
  const flushes = await watch.stop()
  const flushed = spans.filter(({ from, to }) => flushes.some((at) => at >= from && at <= to)).length
  return { acknowledged: spans.length, flushed }

  async function sendScore(): Promise<number> {
    if (!player) throw new Error('There are no players.')
    const { id, at } = mintEntryId(Date.now(), undefined, club.random)
    const holeNumber = 1 + Math.floor(club.random() * 18)
    const entry = { id, holeNumber, result: 'strokes', grossScore: 4, at: new Date(at).toISOString() }
    const response = await fetch(club.app.url + recordHoleEntries.path.replace(':roundId', player.roundId), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: player.cookie },
      body: JSON.stringify({ entries: [entry] }),
    })
    await response.text()
    return response.status
  }
}

/** As strace counts: milliseconds since 1970, with their fractions. */
function clock(): number {
  return performance.timeOrigin + performance.now()
}
