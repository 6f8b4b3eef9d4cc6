import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Builds for browsers, and tests that packages were published with. */
const unused = ['pdfmake/build', 'fastify/test', 'bintrees/test']
/** One folder for each platform, and in it one for each kind of processor. */
const nativeBuilds = 'onnxruntime-node/bin/napi-v6'
const sourceMap = /\.([cm]?js|d\.[cm]?ts)\.map$/

/**
 * Removes from node_modules what no server loads: native code for other machines (246 MB), and builds, tests and source maps of packages
 * that a server is installed with (30 MB).
 * @param {{ packages: Record<string, { dev?: boolean }> }} lock package-lock.json
 * @param {string} root the folder of node_modules
 */
export function removeUnusedParts(lock, root = '.') {
  for (const part of unused) rmSync(join(root, 'node_modules', part), { recursive: true, force: true })
  const builds = join(root, 'node_modules', nativeBuilds)
  for (const platform of foldersIn(builds))
    for (const processor of foldersIn(join(builds, platform)))
      if (platform !== process.platform || processor !== process.arch)
        rmSync(join(builds, platform, processor), { recursive: true })
  for (const [folder, { dev }] of Object.entries(lock.packages))
    if (folder !== '' && dev !== true && existsSync(join(root, folder))) removeSourceMaps(join(root, folder))
}

/** Of a package alone; those inside it are packages of their own. */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') removeSourceMaps(path)
    else if (entry.isFile() && sourceMap.test(entry.name)) rmSync(path)
  }
}

function foldersIn(path) {
  return existsSync(path) ? readdirSync(path) : []
}
