import { ensureBuilt } from '../../scripts/ensure-built.mjs'
import { badLine } from './bad-line.ts'
import { crashEmbedded, crashShared, killsAtStart } from './crash.ts'
import { flight } from './flight.ts'
import { longTests } from './long-tests.ts'
import { overload } from './overload.ts'
import { crowd, slowHeaders } from './crowd.ts'
import { flush, powerCut } from './power-cut.ts'
import { type Found, report } from './report.ts'
import { load, streams } from './streams.ts'
import { diskFaults, storeFaults } from './store-faults.ts'
import { upgrades } from './upgrades.ts'

/** Each runs for less than eight minutes on two cores, the tests for half an hour, and reports when it is done. */
const programs: Record<string, () => Promise<Found[]>> = {
  'crash-embedded': crashEmbedded,
  'crash-shared': crashShared,
  'kills-at-start': killsAtStart,
  upgrades,
  'power-cut': powerCut,
  flush,
  'store-faults': storeFaults,
  'disk-faults': diskFaults,
  streams,
  load,
  overload,
  crowd,
  'slow-headers': slowHeaders,
  'bad-line': badLine,
  flight,
  'long-tests': longTests,
}

/** `npm run bench:faults`, or `npm run bench:faults -- crash-embedded` for one alone; `--dry` leaves results.md as it is. */
const isDry = process.argv.includes('--dry')
const asked = process.argv.slice(2).filter((name) => name !== '--dry')
const unknown = asked.filter((name) => !(name in programs))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(programs).join(', ')}`)

await ensureBuilt()
let lost = 0
for (const [name, run] of Object.entries(programs)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`${name} ...`)
  for (const found of await run()) {
    report(found, { isDry })
    lost += found.lost
  }
}
process.exit(lost === 0 ? 0 : 1)
