import { recordHoleEntries } from '#contract/card/rounds.ts'
import { holedIn, notPlayed, pickedUp, type HoleResult } from '#golf/card/hole-result.ts'
import { seededRandom } from '#golf/seeded-random.ts'
import type { OutboxPorts } from '#web/offline/outbox-ports.ts'
import type { Player } from '../../../bench/seed.ts'
import type { PlayingClub } from '../playing-club.ts'
import { BadLine, type Instant, turn } from './bad-line.ts'
import { deaths, SimulatedPhone, type Tab } from './simulated-phone.ts'
import { installSurroundings } from './this-phone.ts'

export type BadGame = {
  club: PlayingClub
  /** Those of the club whose cards were scored. */
  players: readonly Player[]
  phones: SimulatedPhone[]
  line: BadLine
  serverKills: number
  tabKills: number
  /** How many entries phones showed as saved at the club. */
  saved: () => number
  close: () => Promise<void>
}

type GameOptions = {
  seed: number
  /** Whose cards are scored; nobody else scores them. */
  players: readonly Player[]
  phonesOfRound: number
  /** Each player's last phone also scores the next player's card, as their marker. */
  hasMarkers?: boolean
  /** Over all phones. */
  entries: number
  serverKills: number
  sabotage?: Sabotage
}

/** Ways to break the product, to see whether that is noticed. */
export type Sabotage = {
  ports?: (ports: OutboxPorts) => OutboxPorts
  answersEarly?: boolean
  forge?: (body: string) => string
  /** A phone whose storage does not outlive its tab. */
  forgets?: boolean
}

const instants: readonly Instant[] = [
  'before it is read',
  'while it is answered',
  'before its answer arrives',
]
const HOUR = 3_600_000
/** A phone that has so many waiting goes on when the server is there again. */
const MOST_WAITING = 30

/**
 * Rounds of a club that are scored over a bad line, to the end: at last the line is good, the server runs and every phone has been
 * opened and has sent what it had. What happens follows from the seed and from the order in which processes get their
 * turn; nothing waits for time.
 */
export async function playBadly(club: PlayingClub, options: GameOptions): Promise<BadGame> {
  const random = seededRandom(options.seed)
  const { players } = options
  const uninstall = installSurroundings()
  const server = killableServer(club, options, random)
  const phones: SimulatedPhone[] = []
  const line = new BadLine({
    server: club.app.url,
    random,
    badness: 0.5,
    strike: server.strike,
    onSilence: (number) => {
      for (const phone of phones) phone.patienceEnds(number)
    },
    ...(options.sabotage?.answersEarly ? { answerEarly: acknowledgeAll } : {}),
    ...(options.sabotage?.forge ? { forge: options.sabotage.forge } : {}),
  })
  await line.open()
  let number = 0
  for (const player of players)
    for (let i = 0; i < options.phonesOfRound; i++)
      phones.push(
        new SimulatedPhone({
          person: player,
          lineUrl: () => line.url,
          nextNumber: () => (number += 1),
          random: seededRandom(Math.floor(random() * 2 ** 31)),
          ...(options.sabotage?.ports ? { sabotage: options.sabotage.ports } : {}),
          forgets: options.sabotage?.forgets ?? false,
        }),
      )
  const close = async () => {
    for (const phone of phones) for (const tab of [...phone.tabs]) tab.kill()
    await line.close()
    uninstall()
  }
  try {
    if (options.hasMarkers) await nameMarkers(club, players)
    const scorers = phones.map(
      (phone, i) =>
        new BadPlayer(phone, {
          roundIds: roundsOfPhone(i, options),
          isServed: server.isServed,
          random: phone.options.random,
        }),
    )
    const each = Math.ceil(options.entries / phones.length)
    await Promise.all(scorers.map((scorer) => scorer.play(each, server.noteEntry)))
    for (const scorer of scorers) await scorer.loseWhileKept()
    await server.isServed()
    await line.mend()
    for (const scorer of scorers) await scorer.sendAll()
    // What one phone has sent last, the others learn from the club.
    for (const scorer of scorers) await scorer.loadAll()
    const tabKills = scorers.reduce((sum, scorer) => sum + scorer.kills, 0)
    const saved = () => new Set(phones.flatMap((phone) => [...phone.shownSaved])).size
    return { club, players, phones, line, serverKills: server.kills(), tabKills, saved, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The own card, and on the last phone of a player that of the next one too. */
function roundsOfPhone(phone: number, { players, phonesOfRound, hasMarkers }: GameOptions): string[] {
  const player = Math.floor(phone / phonesOfRound)
  const isLast = phone % phonesOfRound === phonesOfRound - 1
  const marked = hasMarkers && isLast ? [(player + 1) % players.length] : []
  return [player, ...marked].flatMap((i) => players[i]?.roundId ?? [])
}

async function nameMarkers({ pool }: PlayingClub, players: readonly Player[]): Promise<void> {
  for (const [i, { userId }] of players.entries())
    await pool.query(
      'insert into round_scorers (round_id, user_id, added_by, added_at) values ($1, $2, $2, now())',
      [players[(i + 1) % players.length]?.roundId, userId],
    )
}

/** Kills the application with SIGKILL while requests are on their way, evenly over all entries, and starts it again. */
function killableServer(club: PlayingClub, options: GameOptions, random: () => number) {
  let served = Promise.resolve()
  let isDown = false
  let entries = 0
  let kills = 0
  const noteEntry = () => void (entries += 1)
  const act = () => {
    if (isDown) return
    isDown = true
    served = (async () => {
      await club.app.end('SIGKILL')
      club.app.start()
      await club.app.ready()
      isDown = false
    })()
  }
  const strike = () => {
    const due = ((kills + 1) * options.entries) / (options.serverKills + 1)
    if (isDown || kills >= options.serverKills || entries < due) return undefined
    kills += 1
    const at = instants[Math.floor(random() * instants.length)] ?? 'while it is answered'
    return { at, act }
  }
  return { strike, noteEntry, isServed: () => served, kills: () => kills }
}

type PlayerTerms = { roundIds: readonly string[]; isServed: () => Promise<void>; random: () => number }

/** Somebody with a phone who scores, loses the page, opens it again, and turns the phone's clock. */
class BadPlayer {
  kills = 0
  readonly #phone: SimulatedPhone
  readonly #terms: PlayerTerms

  constructor(phone: SimulatedPhone, terms: PlayerTerms) {
    this.#phone = phone
    this.#terms = terms
    this.#turnClock()
  }

  async play(entries: number, noteEntry: () => void): Promise<void> {
    const { random, roundIds, isServed } = this.#terms
    for (let i = 0; i < entries; i++) {
      this.#walk()
      const tab = await this.#someTab()
      const roundId = roundIds[Math.floor(random() * roundIds.length)] ?? ''
      const kept = tab.tap(roundId, 1 + Math.floor(random() * 18), someResult(random))
      noteEntry()
      if (random() < 0.02) this.#turnClock()
      if (random() < 0.7) await kept
      if (random() < 0.5) await tab.wake()
      else await turn()
      if (random() < (this.#phone.hasSignal ? 0.02 : 0.1)) await this.#lose(tab)
      else if (tab.waiting > MOST_WAITING) {
        this.#phone.hasSignal = true
        await isServed()
        await tab.wake()
      }
    }
  }

  /** Where there is no signal, the phone's pages end with a score that is kept and not sent. */
  async loseWhileKept(): Promise<void> {
    const { random, roundIds } = this.#terms
    this.#phone.hasSignal = false
    const tab = await this.#someTab()
    await tab.tap(roundIds[0] ?? '', 1 + Math.floor(random() * 18), someResult(random))
    for (const open of [...this.#phone.tabs]) {
      this.kills += 1
      open.kill()
      await open.ended
    }
  }

  /** Opens the phone once more, now that all is well, until nothing waits. */
  async sendAll(): Promise<void> {
    this.#phone.hasSignal = true
    await this.#someTab()
    for (const tab of this.#phone.tabs)
      for (let tries = 0; tab.waiting > 0; tries++) {
        if (tries > 100) throw new Error(`A phone still waits: ${[...tab.waitingIds].join()}`)
        if (tab.refusals.length > 0) throw new Error(`Refused: ${tab.refusals.join(', ')}`)
        await tab.wake()
      }
  }

  /** Shows what the club has, as a page does that comes into view. */
  async loadAll(): Promise<void> {
    for (const tab of this.#phone.tabs) await this.#load(tab)
  }

  async #load(tab: Tab): Promise<void> {
    const [own, ...marked] = this.#terms.roundIds
    if (own !== undefined) await tab.load(own, { isOwn: true })
    for (const roundId of marked) await tab.load(roundId, { isOwn: false })
  }

  async #someTab(): Promise<Tab> {
    const { random } = this.#terms
    const { tabs } = this.#phone
    if (tabs.length === 0 || (tabs.length === 1 && random() < 0.05)) {
      const tab = await this.#phone.openTab()
      // A page that finds no network goes on with what the phone has.
      void this.#load(tab)
      return tab
    }
    return tabs[Math.floor(random() * tabs.length)] ?? this.#phone.openTab()
  }

  async #lose(tab: Tab): Promise<void> {
    const { random } = this.#terms
    this.kills += 1
    tab.kill(deaths[Math.floor(random() * deaths.length)])
    if (tab.isAlive) await tab.wake()
    if (tab.isAlive) tab.kill()
    await tab.ended
  }

  /** Every now and then some holes have no signal. */
  #walk(): void {
    const { random } = this.#terms
    this.#phone.hasSignal = this.#phone.hasSignal ? random() > 0.05 : random() < 0.1
  }

  #turnClock(): void {
    this.#phone.clockOffMs = Math.round((this.#terms.random() - 0.5) * 72 * HOUR)
  }
}

function someResult(random: () => number): HoleResult {
  const drawn = random()
  if (drawn < 0.05) return pickedUp
  return drawn < 0.08 ? notPlayed : holedIn(1 + Math.floor(random() * 15))
}

/** What a server would say that acknowledges before it has written. */
function acknowledgeAll(body: string): string {
  const { entries } = recordHoleEntries.body.parse(JSON.parse(body))
  const acknowledged = entries.map(({ id }) => id)
  return JSON.stringify({ roundId: '', revision: 1, acknowledged, entries: [] })
}
