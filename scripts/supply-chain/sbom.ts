import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shippedByThisRepository } from './shipped-packages.ts'
import { licenceOf } from './licences-page.ts'
import { nameOf, readLockedPackages } from './lock-file.ts'

/**
 * What is shipped as CycloneDX 1.5. Not `npm sbom`: that leaves out what is built into pages and server (to npm these packages
 * only develop), and it ends with an error for a package of Lighthouse that asks for the "latest" of another one.
 */
export function makeSbom() {
  const packages = readLockedPackages()
  const components = shippedByThisRepository(packages).flatMap((folder) => {
    const found = packages.get(folder)
    if (!found) return []
    const [name, version = ''] = [nameOf(folder), found.version]
    const hash = Buffer.from((found.integrity ?? '').replace('sha512-', ''), 'base64').toString('hex')
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ expression: licenceOf(folder, found) }],
      hashes: [{ alg: 'SHA-512', content: hash }],
    }
  })
  const once = [...new Map(components.map((component) => [component.purl, component])).values()]
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: once }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(makeSbom(), undefined, 2)}\n`)
  console.log('dist/sbom.cdx.json')
}
