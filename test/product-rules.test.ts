import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/**
 * docs/product-rules.md has a row for each code that is cited, and no others. docs/reliability.md defines the promises
 * too, those that are not built among them, and has a test of its own.
 */
const PAGE = 'docs/product-rules.md'
const PROMISES = 'docs/reliability.md'

const isText = (path: string) => /\.(tsx?|mjs|mts|py|css|html|sql|md)$/.test(path)
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) =>
      isText(path) && ![PAGE, PROMISES, 'test/product-rules.test.ts'].includes(path) && existsSync(path),
  )
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))

/** D4, T12, P9, U7 standing alone; not `#D4D4D4`, `"D4"` or `D4:` as a key. One-digit T also is a shared place: "T2". */
const citation = /(?<![A-Za-z0-9_.#"$/}])(T[1-9][0-9]|[DPU][1-9][0-9]?)\b(?!:)/g
/** "(D6, T3)" and the titles of tests: 'P7: the newest …'. */
const inBrackets = /\((?:[DTPUR][\d.]+, )*(T[1-9])\b/g
const inTitle = /(?:test|describe)\((?:['"`])((?:[DTPU]\d{1,2}(?:, )?)+): /g

function codesIn(text: string): string[] {
  const found = [citation, inBrackets].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, code]) => code ?? ''),
  )
  const titles = [...text.matchAll(inTitle)].flatMap(([, codes]) => (codes ?? '').split(', '))
  return [...found, ...titles]
}

type Row = { code: string; cells: string[] }
const rows: Row[] = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| [DTPU]\d+ \|/.test(line))
  .map((line) => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim())
    return { code: cells[0] ?? '', cells }
  })

describe('product rules', () => {
  test('when a file cites a code, then the page has a row for it', () => {
    const known = new Set(rows.map(({ code }) => code))
    const lost = [...texts].flatMap(([path, text]) =>
      codesIn(text).flatMap((code) => (known.has(code) ? [] : [`${code} in ${path}`])),
    )
    expect(lost).toEqual([])
  })

  test('when the page has a row, then something cites its code', () => {
    const cited = new Set([...texts.values()].flatMap(codesIn))
    expect(rows.map(({ code }) => code).filter((code) => !cited.has(code))).toEqual([])
  })

  test('each code has one row, complete and in order', () => {
    const codes = rows.map(({ code }) => code)
    const order = (code: string) => 'DTPU'.indexOf(code.slice(0, 1)) * 100 + Number(code.slice(1))
    expect(codes).toEqual([...new Set(codes)].sort((a, b) => order(a) - order(b)))
    expect(
      rows.filter(({ cells }) => cells.length !== 5 || cells.includes('')).map(({ code }) => code),
    ).toEqual([])
  })

  test('nothing cites a document that is not in the repository, or a record as if it were a rule', () => {
    // A section of the product specification, or "decision 4" for decision record 4.
    const pattern = /\bspec(?:ification)?(?:'s)? section \d|\(section \d|\bdecision 0*\d/gi
    const lost = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(([words]) => `${words} in ${path}`),
    )
    expect(lost).toEqual([])
  })

  test('files that a row names exist', () => {
    const lost = rows.flatMap(({ code, cells }) =>
      [
        ...cells
          .slice(3)
          .join(' ')
          .matchAll(/`([^`]+)`/g),
      ].flatMap(([, path = '']) =>
        existsSync(path) || existsSync(`src/${path}`) ? [] : [`${code}: ${path}`],
      ),
    )
    expect(lost).toEqual([])
  })
})
