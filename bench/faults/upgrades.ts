import { chosenSeed } from '#test/faults/playing-club.ts'
import { type EarlierStore, killUpgrades } from '#test/faults/upgrade/killed-upgrades.ts'
import type { Found } from './report.ts'

/** Kills for each earlier store; FAULTS_UPGRADES names another number. */
const KILLS = Number(process.env.FAULTS_UPGRADES ?? 20)

const stores: readonly EarlierStore[] = ['empty', 'version_0_1']

/** An empty database and a store of version 0.1, upgraded by an application that is killed in the middle. */
export async function upgrades(): Promise<Found[]> {
  const seed = chosenSeed()
  const found = await killUpgrades({
    seed,
    stores,
    kills: KILLS,
    onUpgrade: ({ from, ms, wrong }) => console.log(`${from}: ${Math.round(ms)} ms`, wrong.slice(0, 20)),
  })
  const sum = (of: (one: (typeof found)[number]) => number) => found.reduce((all, one) => all + of(one), 0)
  return [
    {
      promise: 'P23',
      measured: `${sum(({ kills }) => kills)} SIGKILLs of an application that opens an empty database or a store of version 0.1, seed ${seed}`,
      figures: `${sum(({ during }) => during)} while it migrated; each store was the old or the new one after each kill and equal to an undisturbed upgrade in the end; migrating takes at most ${Math.round(Math.max(...found.map(({ ms }) => ms)))} ms`,
      lost: sum(({ wrong }) => wrong.length),
    },
  ]
}
