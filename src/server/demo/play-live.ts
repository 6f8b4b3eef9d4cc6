import { setTimeout as delay } from 'node:timers/promises'
import type { Competition } from '#contract/competition/competitions.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { LiveCard } from './live-card.ts'
import type { LivePlayer } from './live-competition.ts'
import { HEAD_START_MS, planLive, type LiveEvent } from './live-plan.ts'
import { Refusal, type Person } from './person.ts'
import { seededRandom } from './seeded-random.ts'

const HOLES = 18
const RETRIES = 10
const RETRY_AFTER_MS = 2_000

type Playing = {
  admin: Person
  competition: Competition
  field: readonly LivePlayer[]
  /** How many seconds of golf pass in one second here. */
  speed: number
  say: (line: string) => void
  signal?: AbortSignal
}

/** Plays the competition to its end: every player of the field scores hole by hole and hands the card in. */
export async function playLive({ admin, competition, field, speed, say, signal }: Playing): Promise<void> {
  const cards = new Map(field.map((player) => [player.userId, new LiveCard(player, competition)]))
  const board = await admin.ask(getLeaderboard, { params: { competitionId: competition.id } })
  const done = new Set(board.filter((row) => row.isCompleted).map((row) => row.userId))
  for (const [userId, card] of cards) if (!done.has(userId)) await card.resume()

  const random = seededRandom(competition.id)
  const plan = planLive({ field: [...cards.keys()].sort(), holes: HOLES, random })
  const events = plan.filter((event) => !isPast(event, cards.get(event.userId), done))
  const isResumed = events.length < plan.length
  const first = isResumed ? (events[0]?.at ?? 0) : HEAD_START_MS
  const began = Date.now()
  const out = new Set<string>()
  for (const event of events) {
    const card = cards.get(event.userId)
    if (!card || out.has(event.userId)) continue
    const due = began + (event.at - first) / speed
    if (due > Date.now()) await delay(due - Date.now(), undefined, signal ? { signal } : {})
    signal?.throwIfAborted()
    try {
      const points = await withPatience(() => act(event, card, cards), signal)
      if (points === undefined) continue
      done.add(event.userId)
      say(`  ${card.player.name} is in with ${points} points (${done.size} of ${cards.size})`)
    } catch (error) {
      // A visitor may have signed in as this player and changed the card: the demo then leaves it to them.
      if (!(error instanceof Refusal)) throw error
      out.add(event.userId)
      say(`  ${card.player.name} plays on without the demo (${error.message})`)
    }
  }
}

function isPast(event: LiveEvent, card: LiveCard | undefined, done: ReadonlySet<string>): boolean {
  if (!card || done.has(event.userId)) return true
  switch (event.kind) {
    case 'start':
      return card.isStarted
    case 'hole':
      return card.isWritten(event.hole, event.isSlip)
    case 'submit':
      return false
  }
}

/** Returns the points of a card that was handed in. */
async function act(
  event: LiveEvent,
  card: LiveCard,
  cards: ReadonlyMap<string, LiveCard>,
): Promise<number | undefined> {
  switch (event.kind) {
    case 'start':
      return void (await card.start())
    case 'hole':
      return void (await card.write(event.hole, event.isSlip))
    case 'submit':
      return card.submit(cards.get(event.markerId)?.player.name ?? card.player.name)
  }
}

/** Retries as a phone does while the server is unreachable for a moment. Every write is safe to repeat. */
async function withPatience<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await attempt()
    } catch (error) {
      const isFinal = error instanceof Refusal && error.status < 500
      if (isFinal || tries > RETRIES || signal?.aborted) throw error
      await delay(RETRY_AFTER_MS, undefined, signal ? { signal } : {})
    }
}
