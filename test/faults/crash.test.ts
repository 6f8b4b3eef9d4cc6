import { afterEach, expect, test } from 'vitest'
import { killRounds, type Victim } from './kill-rounds.ts'
import { chosenSeed, openPlayingClub, type PlayingClub, type StoreKind } from './playing-club.ts'
import { compareWithStore } from './recount.ts'

let club: PlayingClub | undefined
afterEach(async () => {
  await club?.close()
  club = undefined
})

/** The long form is `npm run bench:faults crash`. */
test.each<{ store: StoreKind; kills: Victim[] }>([
  { store: 'embedded', kills: ['application', 'store', 'both', 'worker', 'starting'] },
  // The application alone is killed in streams.test.ts.
  { store: 'shared', kills: ['both'] },
])(
  'P1: when processes are killed while phones write to a store that is $store, then no acknowledged score is lost or doubled',
  async ({ store, kills }) => {
    club = await openPlayingClub({ store, seed: chosenSeed(), phones: 4, paceMs: 60 })
    expect(await killRounds(club, { kills })).toHaveLength(kills.length)
    await club.settle()
    const { app, competitionId, phones, pool } = club
    expect(await compareWithStore(pool, { phones, url: app.url, competitionId })).toEqual({
      lost: [],
      doubled: [],
      wrongHoles: [],
      wrongPhones: [],
      wrongRows: [],
    })
    expect(club.acknowledged()).toBe(phones.reduce((sum, phone) => sum + phone.entered.size, 0))
  },
)
