import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const SMALLEST = 1_024

/** Past this size the best quality takes from seconds to half a minute, to save a seventh of the bytes. */
const LARGE = 1_000_000
const QUICK_QUALITY = 9

/** A brotli and a gzip copy beside each file that becomes smaller, so that the server never compresses one. */
export function compressFiles(folder: string): Plugin {
  return {
    name: 'scoreclub:compress-files',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true })
        const files = names.filter((name) =>
          /\.(?:js|css|svg|json|html|txt|webmanifest|wasm|onnx)$/.test(name),
        )
        await Promise.all(files.map((name) => compress(join(folder, name))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < SMALLEST) return
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE ? constants.BROTLI_MAX_QUALITY : QUICK_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    toBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
