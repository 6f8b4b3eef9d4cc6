import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '#server/platform/db/migrate.ts'
import { chosenSeed } from '#test/faults/playing-club.ts'
import { killUpgrades } from '#test/faults/upgrade/killed-upgrades.ts'
import type { Found } from './report.ts'

/** Kills for each earlier version; FAULTS_UPGRADES names another number. */
const KILLS = Number(process.env.FAULTS_UPGRADES ?? 2)
const CARDS = 2_000

/** Stores of every earlier version, upgraded by an application that is killed in the middle. */
export async function upgrades(): Promise<Found[]> {
  const seed = chosenSeed()
  const journal = z
    .object({ entries: z.array(z.unknown()) })
    .parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
  const levels = journal.entries.slice(0, -1).map((_, level) => level)
  const found = await killUpgrades({
    ...{ seed, levels, kills: KILLS, cards: CARDS },
    onUpgrade: ({ from, ms, wrong }) => console.log(`${from}: ${Math.round(ms)} ms`, wrong.slice(0, 20)),
  })
  const sum = (of: (one: (typeof found)[number]) => number) => found.reduce((all, one) => all + of(one), 0)
  return [
    {
      promise: 'P23',
      measured: `${sum(({ kills }) => kills)} SIGKILLs of an application that opens a store of each of ${levels.length} earlier versions with ${CARDS} cards, seed ${seed}`,
      figures: `${sum(({ during }) => during)} while it migrated; each store was the old or the new one after each kill and equal to an undisturbed upgrade in the end; migrating takes at most ${Math.round(Math.max(...found.map(({ ms }) => ms)))} ms`,
      lost: sum(({ wrong }) => wrong.length),
    },
  ]
}
