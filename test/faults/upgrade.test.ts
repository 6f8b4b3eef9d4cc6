import { expect, test } from 'vitest'
import { chosenSeed } from './playing-club.ts'
import { times } from '../long-form.ts'
import { killUpgrades } from './upgrade/killed-upgrades.ts'

/** Several starts of each store: minutes beside other work. */
const HANGING_MS = 900_000

/** The long form is `npm run bench:faults upgrades`, with more kills. */
test(
  'P23: when the start of a new version is killed while it migrates, then an old store is old or new, and ends as if nobody had',
  { timeout: HANGING_MS, tags: ['smaller-here'] },
  async () => {
    const kills = times(2, 8)
    const upgrades = await killUpgrades({ seed: chosenSeed(), stores: ['empty', 'version_0_1'], kills })
    expect(upgrades.map((one) => ({ from: one.from, kills: one.kills, wrong: one.wrong }))).toEqual([
      { from: 'empty', kills, wrong: [] },
      { from: 'version_0_1', kills, wrong: [] },
    ])
    expect(upgrades.reduce((sum, { during }) => sum + during, 0)).toBeGreaterThan(0)
  },
)
