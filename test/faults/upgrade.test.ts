import { expect, test } from 'vitest'
import { chosenSeed } from './playing-club.ts'
import { killUpgrades } from './upgrade/killed-upgrades.ts'

/** A store with seventy migrations and one with some, four starts of each: minutes beside other work. */
const HANGING_MS = 900_000

/** The long form is `npm run bench:faults upgrades`: every earlier version, more cards, more kills. */
test(
  'P23: when the start of a new version is killed while it migrates, then an old store is old or new, and ends as if nobody had',
  async () => {
    const upgrades = await killUpgrades({ seed: chosenSeed(), levels: [0, 57], kills: 3, cards: 200 })
    expect(upgrades.map(({ from, kills, wrong }) => ({ from, kills, wrong }))).toEqual([
      { from: '0000_init', kills: 3, wrong: [] },
      { from: '0057_mover-listing', kills: 3, wrong: [] },
    ])
    expect(upgrades.reduce((sum, { during }) => sum + during, 0)).toBeGreaterThan(0)
  },
  HANGING_MS,
)
