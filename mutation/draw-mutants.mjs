import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { createInjector } from 'typed-inject'
import { mutantKey } from './mutant-key.mjs'

/**
 * Draws from all mutants of this folder those whose keys have the lowest hashes, so that a mutant that is drawn stays
 * drawn when other files change.
 */
export async function drawMutants(folder, { count, seed }) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const instrumenter = makeInstrumenter()
  const mutants = []
  for (const name of files) {
    const content = readFileSync(name, 'utf8')
    const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true }
    const made = await instrumenter.instrument([{ name, content, mutate: true }], options)
    for (const mutant of made.mutants)
      mutants.push({ key: mutantKey(name, mutant), range: rangeOf(name, mutant) })
  }
  const drawn = mutants
    .map((mutant) => ({
      ...mutant,
      rank: createHash('sha256').update(`${seed} ${mutant.key}`).digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
  console.log(`${drawn.length} of ${mutants.length} mutants in ${files.length} files are drawn.`)
  return { ranges: [...new Set(drawn.map(({ range }) => range))], keys: drawn.map(({ key }) => key) }
}

/** As Stryker's `mutate` wants it, with lines from 1 where mutants have them from 0. */
function rangeOf(name, { location: { start, end } }) {
  return `${name}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}

function makeInstrumenter() {
  const isNever = () => false
  const silent = {
    ...{ isTraceEnabled: isNever, isDebugEnabled: isNever, isInfoEnabled: isNever, isWarnEnabled: isNever },
    ...{ isErrorEnabled: isNever, isFatalEnabled: isNever },
    ...{ trace: isNever, debug: isNever, info: isNever, warn: isNever, error: isNever, fatal: isNever },
  }
  return createInjector()
    .provideValue('logger', silent)
    .provideValue('getLogger', () => silent)
    .provideValue('options', {})
    .injectFunction(createInstrumenter)
}
