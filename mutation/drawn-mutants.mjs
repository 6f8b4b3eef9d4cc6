import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { mutantKey } from './mutant-key.mjs'

/**
 * Has Stryker try the mutants that draw-mutants.mjs drew, and no other of their files: those count as mutants that don't
 * compile, which no score includes.
 */
class DrawnMutants {
  init() {
    this.drawn = new Set(JSON.parse(readFileSync(process.env.DRAWN_MUTANTS, 'utf8')))
    return Promise.resolve()
  }

  check(mutants) {
    const results = mutants.map((mutant) => [mutant.id, this.result(mutant)])
    return Promise.resolve(Object.fromEntries(results))
  }

  result(mutant) {
    const isDrawn = this.drawn.has(mutantKey(relative(process.cwd(), mutant.fileName), mutant))
    return isDrawn ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
  }

  /** All at once: nothing is compiled. */
  group(mutants) {
    return Promise.resolve([mutants.map(({ id }) => id)])
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'drawn', DrawnMutants)]
