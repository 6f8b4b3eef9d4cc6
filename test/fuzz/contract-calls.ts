import { readdirSync } from 'node:fs'
import type { Call } from '#contract/platform/call.ts'

const folder = new URL('../../src/contract/', import.meta.url)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'permission' in value && 'reply' in value
}

/** Every call of the contract, found by loading its files, so that a new one is tried without being listed. */
export async function readCalls(): Promise<Call[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, folder).pathname) as Promise<Record<string, unknown>>),
  )
  const calls = modules.flatMap((module) => Object.values(module).filter(isCall))
  return calls.sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`))
}
