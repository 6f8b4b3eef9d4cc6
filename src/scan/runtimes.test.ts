import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { isLongForm } from '#test/long-form.ts'
import { farthestApart, withoutConfidences } from '#test/without-confidences.ts'
import { cardReader } from './card-reader.ts'
import type { CourseCardReader } from './course-card-reader.ts'
import { decodePhoto } from './photo/decode-photo.ts'
import { loadModel } from './read-cells/load-model.ts'
import { nativeRuntime } from './read-cells/server-runtime.ts'
import { wasmRuntime } from './read-cells/wasm-runtime.ts'
import type { ScorecardReader } from './scorecard-reader.ts'

const native = await nativeRuntime()
let readers: (ScorecardReader & CourseCardReader)[]
beforeAll(async () => {
  const runtimes = native ? [native, wasmRuntime] : []
  readers = await Promise.all(runtimes.map((runtime) => cardReader({ decodePhoto, loadModel, runtime })))
})

const folder = new URL('../../fixtures/scorecards/', import.meta.url)
const all = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
const photos = isLongForm ? all : ['nine-holes.jpg']
const photoOf = (name: string) => readFile(new URL(name, folder))

describe.skipIf(!native)(
  'natively as by WebAssembly, but for the last digits of confidences',
  { tags: ['smaller-here'] },
  () => {
    test.each(photos)('%s is read', async (name) => {
      const photo = await photoOf(name)
      const [one, other] = await Promise.all(
        readers.map(async (reader) => withoutConfidences(await reader.read(photo, {}))),
      )
      expect(one?.rest).toEqual(other?.rest)
      expect(farthestApart(one?.confidences ?? [], other?.confidences ?? [])).toBeLessThan(0.001)
    })

    test('a course is read', async () => {
      const photo = await photoOf('blank.jpg')
      const [one, other] = await Promise.all(
        readers.map(async (reader) => withoutConfidences(await reader.readCourse(photo))),
      )
      expect(one?.rest).toEqual(other?.rest)
      expect(farthestApart(one?.confidences ?? [], other?.confidences ?? [])).toBeLessThan(0.001)
    })
  },
)
