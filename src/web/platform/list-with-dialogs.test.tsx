import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { ListWithDialogs } from './list-with-dialogs.tsx'

let root: Root
let client: QueryClient
/** What the club answers; undefined: nothing, as without a network. */
let answer: string[] | undefined

const dialogs = {
  isNew: false,
  idOf: () => null,
  openNew: () => undefined,
  replaceBy: () => undefined,
  close: () => undefined,
}

function Screen() {
  const list = useQuery({
    queryKey: ['courses'],
    queryFn: () => (answer ? Promise.resolve(answer) : Promise.reject(new Error('No network'))),
  })
  return (
    <ListWithDialogs
      title="Courses"
      newLabel="New course"
      list={list}
      dialogs={dialogs}
      dialog={null}
      loadFailed="The courses could not be loaded"
      skeleton={null}
      empty={{ icon: null, title: 'No course', next: '', createFirst: 'Create one' }}
    >
      {(rows) => rows.join(', ')}
    </ListWithDialogs>
  )
}

beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  client = makeQueryClient(() => undefined)
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
})

function show(): void {
  act(() => {
    root.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    )
  })
}

const page = () => document.body.textContent
const failed = 'The courses could not be loaded'
const mayBeOld = 'You see what was last loaded'
const tryAgain = () => {
  act(() => {
    ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')?.click()
  })
}

test('when a list cannot be read again, then it stays with a notice that it may be old until it has been read', async () => {
  answer = ['Fox Creek']
  show()
  await expect.poll(page).toContain('Fox Creek')
  expect(page()).not.toContain(mayBeOld)

  answer = undefined
  await act(() => client.invalidateQueries({ queryKey: ['courses'] }))
  await expect.poll(page).toContain(mayBeOld)
  expect(page()).toContain('Fox Creek')
  expect(page()).not.toContain(failed)

  answer = ['Fox Creek', 'Oak Hill']
  tryAgain()
  await expect.poll(page).toContain('Oak Hill')
  expect(page()).not.toContain(mayBeOld)
})

test('when a list has never been read, then only the fault is shown', async () => {
  answer = undefined
  show()
  await expect.poll(page).toContain(failed)
  expect(page()).not.toContain(mayBeOld)

  answer = ['Fox Creek']
  tryAgain()
  await expect.poll(page).toContain('Fox Creek')
  expect(page()).not.toContain(failed)
})
