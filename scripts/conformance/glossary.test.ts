import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { reachOf } from './reached.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const [golf, contract] = [reachOf(at('src'), 'golf'), reachOf(at('src'), 'contract')]
/** Files of golf are named from its folder on, those of the contract from the root. */
const ofContract = (name: string) => `src/contract/${name}`
const exported = [...golf.exported, ...contract.exported.map(ofContract)]
const reached = new Set([...golf.reached, ...[...contract.reached].map(ofContract)])
const pathOf = (file: string) => at(file.startsWith('src/') ? file : `src/golf/${file}`)

/** The names between backticks, without what follows a dot: "Card" of `Card.thru`. */
const quoted = (cell: string) =>
  [...cell.matchAll(/`([^`.]+\.ts|[^`.]+)[^`]*`/g)].map(([, name = '']) => name)

const rows = readFileSync(at('docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| word'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([word = '', meaning = '', names = '', files = '']) => ({
    word,
    isOffered: !meaning.includes('not offered yet'),
    files: quoted(files),
    /** What the column names whole: a declaration, a field after its dot, or a value. */
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    declarations: quoted(names).flatMap((name) =>
      quoted(files)
        .map((file) => `${file} ${name}`)
        .filter((declaration) => exported.includes(declaration)),
    ),
  }))

test.each(rows)('$word stands in a declaration of the file named', ({ files, declarations }) => {
  expect(declarations).not.toEqual([])
  for (const file of files)
    expect(
      declarations.filter((name) => name.startsWith(`${file} `)),
      file,
    ).not.toEqual([])
})

test.each(rows)('$word names nothing that its files do not have', ({ names, files }) => {
  const texts = files.map((file) => readFileSync(pathOf(file), 'utf8')).join('\n')
  const isThere = (name: string) => {
    const [declared = '', field = declared] = name.split('.')
    if (!new RegExp(String.raw`\b${field}\b`).test(texts)) return false
    // A capital or a camel hump is a declaration; the others are values (`picked_up`) and fields (`rank`).
    return !/[A-Z]/.test(declared) || files.some((file) => exported.includes(`${file} ${declared}`))
  }
  expect(names.filter((name) => !isThere(name))).toEqual([])
})

test.each(rows)(
  'when the glossary says whether $word is offered, then it is so',
  ({ isOffered, declarations }) => {
    expect(declarations.filter((name) => reached.has(name) !== isOffered)).toEqual([])
  },
)
