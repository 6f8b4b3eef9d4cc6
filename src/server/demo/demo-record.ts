import { randomInt } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../platform/error-code.ts'
import { StartupError } from '../platform/startup-error.ts'

/**
 * The demo's own file in the data folder: the id of its club, and the password of all its people. The password is
 * random, so it opens no account of another installation. `clubId` is null until the club is complete.
 */
const DemoRecord = z.object({ clubId: z.string().nullable(), password: z.string() })
export type DemoRecord = z.infer<typeof DemoRecord>

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export function newPassword(): string {
  let tail = ''
  while (tail.length < 8) tail += letters.charAt(randomInt(letters.length))
  return `oakhill-${tail}`
}

export function readRecord(dataDir: string): DemoRecord | undefined {
  const file = fileIn(dataDir)
  try {
    return DemoRecord.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new StartupError(`${file} is damaged. Remove ${dataDir} and start the demo again.`)
    throw error
  }
}

export function writeRecord(dataDir: string, record: DemoRecord): void {
  const file = fileIn(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(record)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'demo.json')
}
