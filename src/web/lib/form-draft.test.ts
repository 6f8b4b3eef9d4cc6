import { beforeEach, expect, test } from 'vitest'
import { clearDraft, withDraft } from './form-draft.ts'

const blank = { name: '', isOpen: false, tees: [{ name: 'Men’s', color: '#ffffff' }] }
const keep = (kept: unknown) => {
  sessionStorage.setItem('scoreclub.draft.x', JSON.stringify(kept))
}

beforeEach(() => {
  sessionStorage.clear()
})

test('when a form is opened again, then it holds what was typed', () => {
  const left = {
    name: 'Oak Hill',
    isOpen: true,
    tees: [
      { name: 'Red', color: '#ff0000' },
      { name: 'Blue', color: 'blue' },
    ],
  }
  keep(left)
  expect(withDraft('x', blank)).toEqual(left)
  clearDraft('x')
  expect(withDraft('x', blank)).toEqual(blank)
})

test('when an older version kept another shape, then that is left out', () => {
  keep({ name: 7, isOpen: 'yes', tees: [{ name: 'Red' }], extra: 'x' })
  expect(withDraft('x', blank)).toEqual(blank)
  sessionStorage.setItem('scoreclub.draft.x', '{broken')
  expect(withDraft('x', blank)).toEqual(blank)
})
