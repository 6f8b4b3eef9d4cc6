import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FindName } from './find-name.tsx'

const murphy = (id: string, end: string) => ({
  id,
  name: 'John Murphy',
  marks: [{ kind: 'number_end', value: end }],
})
const players = [murphy('usr_1', '12'), murphy('usr_2', '34'), { id: 'usr_3', name: 'Ann Byrne' }]

let root: Root

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ players, hasMore: false }))))
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
  vi.unstubAllGlobals()
})

test('when two players have one name, then each button says which of them it is', async () => {
  await act(async () => {
    root.render(
      // A partner who starts with the player comes without marks: the list knows who has namesakes.
      <FindName
        as="attester"
        first={[{ id: 'usr_2', name: 'John Murphy' }]}
        onFault={() => undefined}
        onChoose={() => undefined}
      />,
    )
    await Promise.resolve()
  })
  const names = () => [...document.querySelectorAll('button')].map((one) => one.textContent)
  await vi.waitFor(() =>
    expect(names()).toEqual([
      'John Murphy (No. ending in 34)',
      'John Murphy (No. ending in 12)',
      'Ann Byrne',
    ]),
  )
})
