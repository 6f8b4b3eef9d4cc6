import { act, Suspense, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyOptional } from './lazy-optional.ts'
import { lazyWithOtherWords } from './lazy-with-other-words.ts'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  vi.unstubAllGlobals()
})

test.each([
  ['its code comes, then it is there', () => Promise.resolve({ default: () => <b>part</b> }), 'page part'],
  ['its code can’t be had, then the page goes on without it', () => Promise.reject(new TypeError()), 'page '],
])('when %s', async (_, load, text) => {
  for (const make of [lazyOptional, lazyWithOtherWords]) await expectPart(make(load), text)
})

async function expectPart(Part: ComponentType, text: string): Promise<void> {
  await act(() => {
    root.render(
      <p>
        page{' '}
        <Suspense>
          <Part />
        </Suspense>
      </p>,
    )
    return Promise.resolve()
  })
  expect(document.body.textContent).toBe(text)
}
