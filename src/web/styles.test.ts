import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = 'src/web'
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

/** Class names of Tailwind's own scales: styles.css switches them off, so they would silently do nothing. */
const foreign =
  /(?<![\w-])(text-(xs|sm|base|lg|xl|\dxl)|rounded-(xs|sm|md|lg|xl|\dxl|full)|shadow-(xs|sm|md|lg|xl|\dxl)|(bg|text|border|ring|fill|stroke)-(white|black|(gray|slate|zinc|stone|red|green|emerald|blue|amber|yellow)-\d+))(?![\w-])/g

test('screens use only the sizes and colours of styles.css', () => {
  const found = files.flatMap(({ path, text }) =>
    (text.match(foreign) ?? []).map((name) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('screens read on the course have no text under 14 px (U8)', () => {
  const course = files.filter(({ path }) => /^(?:card|board|match\/match-card)\//.test(path))
  expect(course.length).toBeGreaterThan(50)
  const small = course.filter(({ text }) => text.includes('text-label'))
  expect(small.map(({ path }) => path)).toEqual([])
})
