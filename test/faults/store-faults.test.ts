import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signalProcess } from '#server/platform/db/running-process.ts'
import { harmless, sufferOutage } from './outage.ts'
import { chosenSeed, openPlayingClub, type PlayingClub, type StoreKind } from './playing-club.ts'
import { storeProcesses } from './power-cut.ts'

/** The long form is `npm run bench:faults store-faults`: a minute frozen, half a minute gone. */
describe.each<StoreKind>(['embedded', 'shared'])('a club whose store is %s', (store) => {
  let club: PlayingClub
  beforeAll(async () => {
    const env = { STORE_LIMIT_SECONDS: '1' }
    club = await openPlayingClub({ store, seed: chosenSeed(), phones: 6, paceMs: 60, env })
  }, 240_000)
  afterAll(() => club.close())

  test('P3: when the store is frozen, then scores are refused in time, none is lost, and it recovers by itself', async () => {
    let stopped: number[] = []
    const outage = await sufferOutage(club, {
      begin: () => {
        stopped = storeProcesses(club.cluster)
        for (const pid of stopped) signalProcess(pid, 'SIGSTOP')
      },
      end: () => {
        for (const pid of stopped) signalProcess(pid, 'SIGCONT')
      },
    })
    expect(outage).toMatchObject({ findings: harmless, wasReadinessRed: true, withoutRetryAfter: 0 })
    // Every phone got an answer before it gave up waiting.
    expect(Object.keys(outage.answers).sort()).toEqual(['200', '503'])
  })

  // The application starts an embedded store again at once, so only a shared one stays away.
  if (store === 'shared')
    test('P3: when the store is gone for a while, then scores are refused at once, none is lost, and it recovers by itself', async () => {
      const outage = await sufferOutage(club, { begin: club.stopStore, end: club.startStore })
      expect(outage).toMatchObject({ findings: harmless, wasReadinessRed: true, withoutRetryAfter: 0 })
      expect(Object.keys(outage.answers).sort()).toEqual(['200', '503'])
    })
})
