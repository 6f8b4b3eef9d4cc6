import { expect, test } from 'vitest'
import { graveFaults } from './grave-faults.ts'

const shipped = ['node_modules/react', 'node_modules/a/node_modules/qs']

test.each([
  {
    what: 'a grave fault of a package in the pages',
    severity: 'high',
    nodes: ['node_modules/react'],
    found: ['it'],
  },
  { what: 'a critical one', severity: 'critical', nodes: ['node_modules/react'], found: ['it'] },
  { what: 'a light one', severity: 'moderate', nodes: ['node_modules/react'], found: [] },
  {
    what: 'one of a package that only develops',
    severity: 'high',
    nodes: ['node_modules/vitest'],
    found: [],
  },
  {
    what: 'one of two versions',
    severity: 'high',
    nodes: ['node_modules/qs', 'node_modules/a/node_modules/qs'],
    found: ['it'],
  },
])('$what', ({ severity, nodes, found }) => {
  const answer = { vulnerabilities: { it: { name: 'it', severity, nodes } } }
  expect(graveFaults(answer, shipped)).toEqual(found)
})

test.each([undefined, {}, { message: '405 Method Not Allowed' }])('%j is no answer', (answer) => {
  expect(graveFaults(answer, shipped)).toBeUndefined()
})
