import { expect, test } from 'vitest'
import { chosenSeed } from './playing-club.ts'
import { isLongForm, times } from '../long-form.ts'
import { killUpgrades } from './upgrade/killed-upgrades.ts'

/** Stores with some seventy migrations each, several starts of every one: minutes beside other work. */
const HANGING_MS = 900_000

/**
 * Each store begins with the first version's tables and rows and comes to its own version undisturbed. The long form is
 * `npm run bench:faults upgrades`: every earlier version, more cards, more kills.
 */
test(
  'P23: when the start of a new version is killed while it migrates, then an old store is old or new, and ends as if nobody had',
  { timeout: HANGING_MS, tags: ['smaller-here'] },
  async () => {
    const kills = times(2, 4)
    const levels = isLongForm ? [0, 10, 18, 57] : [57]
    const upgrades = await killUpgrades({ seed: chosenSeed(), levels, kills, cards: times(70, 300) })
    expect(upgrades.map((one) => ({ from: one.from, kills: one.kills, wrong: one.wrong }))).toEqual([
      ...(isLongForm ? [{ from: '0000_init', kills, wrong: [] }] : []),
      ...(isLongForm ? [{ from: '0010_result-sheets', kills, wrong: [] }] : []),
      ...(isLongForm ? [{ from: '0018_confirmed-totals', kills, wrong: [] }] : []),
      { from: '0057_mover-listing', kills, wrong: [] },
    ])
    expect(upgrades.reduce((sum, { during }) => sum + during, 0)).toBeGreaterThan(0)
  },
)
