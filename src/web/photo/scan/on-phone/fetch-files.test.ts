import { statSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchFiles, fileSizes } from './fetch-files.ts'

const addresses = {
  runtime: '/runtime.wasm',
  cells: '/cells.onnx',
  'hands-a': '/hands-a.onnx',
  'hands-b': '/hands-b.onnx',
}
const files = {
  runtime: 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  cells: 'src/scan/read-cells/models/cells.onnx',
  'hands-a': 'src/scan/read-cells/models/hands-a.onnx',
  'hands-b': 'src/scan/read-cells/models/hands-b.onnx',
} as const

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the sizes by which progress is told are those of the files', () => {
  for (const [name, file] of Object.entries(files)) {
    const told = fileSizes[name as keyof typeof files]
    expect(Math.abs(told / statSync(file).size - 1), name).toBeLessThan(0.01)
  }
})

test('when the files come in parts, then the share of all of them is told as it grows, and each arrives whole', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const size = fileSizes[address.slice(1, address.indexOf('.')) as keyof typeof files]
    const half = new Uint8Array(size / 2)
    return Promise.resolve(
      new Response(
        new ReadableStream({
          start(parts) {
            parts.enqueue(half)
            parts.enqueue(half)
            parts.close()
          },
        }),
      ),
    )
  })
  const told: number[] = []
  const got = await fetchFiles(addresses, (percent) => told.push(percent))
  expect(Object.fromEntries(Object.entries(got).map(([name, bytes]) => [name, bytes.length]))).toEqual(
    fileSizes,
  )
  expect(told.at(-1)).toBe(100)
  expect(told).toEqual([...new Set(told)].sort((one, other) => one - other))
})

test('when one does not come, then it is named', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  await expect(fetchFiles(addresses, () => undefined)).rejects.toThrow('/runtime.wasm was answered with 404')
})
