import { parseArgs } from 'node:util'
import { signIn } from '#contract/identity/auth.ts'
import { readConfig } from '../platform/config.ts'
import { openStore } from '../platform/db/store.ts'
import { StartupError } from '../platform/startup-error.ts'
import { readRecord } from './demo-record.ts'
import { openLiveCompetition, type LivePlayer } from './live-competition.ts'
import { demoEmail, fullName, members, secretary, visitors, type DemoMember } from './people.ts'
import { overHttp, Person } from './person.ts'
import { playLive } from './play-live.ts'
import { prepareStore } from './prepare-store.ts'
import { everySecond, say, untilToldToStop } from '../platform/terminal.ts'
import { welcome } from './welcome.ts'

/** A hole takes half a minute, so with seven groups on the course the board changes every second or two. */
const DEFAULT_SPEED = 30
const MOST_SPEED = 10_000

/**
 * `npm run demo`, before the server starts: creates the demo's club if it is missing. Returns an exit code if the
 * demo cannot continue.
 */
export async function prepareDemo(): Promise<number | undefined> {
  const { signal, release } = untilToldToStop()
  try {
    readSpeed()
    const config = readConfig(process.env)
    const store = await openStore(config, say)
    try {
      signal.throwIfAborted()
      await prepareStore({ config, url: store.url, progress: everySecond(), signal })
    } finally {
      await store.stop()
    }
    return undefined
  } catch (error) {
    if (signal.aborted) return 0
    if (!(error instanceof StartupError)) throw error
    say(error.message)
    return 1
  } finally {
    release()
  }
}

/** `npm run demo`, while the server runs at `url`: prints who can sign in and plays the live competition. */
export async function playDemo({ url }: { url: string }): Promise<void> {
  const { signal, release } = untilToldToStop()
  try {
    const config = readConfig(process.env)
    const record = readRecord(config.dataDir)
    if (!record?.clubId) throw new Error('The demo has no club')
    const { clubId, password } = record
    const newPerson = () => new Person(overHttp(url, signal))
    const admin = newPerson()
    await admin.ask(signIn, { body: { email: demoEmail(secretary), password } })
    const progress = everySecond()
    const players: LivePlayer[] = []
    for (const member of members) {
      progress(`Signing the players in: ${players.length} of ${members.length}`)
      players.push(await signedIn(newPerson(), member, password))
    }
    const field = players.slice(visitors.length)
    const entrants = [...players.slice(0, 1), ...field]
    const competition = await openLiveCompetition({ admin, clubId, field, entrants, now: new Date() })
    say(welcome({ url, password, dataDir: config.dataDir, competition }))
    await playLive({ admin, competition, field, speed: readSpeed(), say, signal })
    say(`All ${field.length} cards are in. The server keeps running; Ctrl-C stops it.`)
  } catch (error) {
    if (signal.aborted) return
    say(`The demo stopped playing: ${error instanceof Error ? error.message : String(error)}`)
    say('The server keeps running; Ctrl-C stops it.')
  } finally {
    release()
  }
}

async function signedIn(person: Person, member: DemoMember, password: string): Promise<LivePlayer> {
  const { id } = await person.ask(signIn, { body: { email: demoEmail(member), password } })
  return { userId: id, name: fullName(member), person, tee: member.tee }
}

function readSpeed(): number {
  const { values } = parseArgs({
    options: { speed: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  if (values.speed === undefined) return DEFAULT_SPEED
  const speed = Number(values.speed)
  if (speed > 0 && speed <= MOST_SPEED) return speed
  throw new StartupError(
    `--speed is how many times faster than real golf, up to ${MOST_SPEED}: npm run demo -- --speed 60`,
  )
}
