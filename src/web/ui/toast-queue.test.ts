import { expect, test } from 'vitest'
import { makeToastQueue, type Toast } from './toast-queue.ts'

function screen() {
  const seen: string[] = []
  const clock = { now: 0 }
  let gone: (() => void) | undefined
  const queue = makeToastQueue(
    (toast, onGone) => {
      seen.push(toast.title)
      const leave = () => {
        gone = undefined
        onGone()
      }
      gone = leave
      return leave
    },
    () => clock.now,
  )
  return { seen, ...queue, clock, pass: () => gone?.(), isEmpty: () => gone === undefined }
}

const good = (title: string, topic?: string): Toast => ({
  tone: 'success',
  title,
  ...(topic === undefined ? {} : { topic }),
})
const bad = (title: string, topic?: string): Toast => ({ ...good(title, topic), tone: 'error' })

test('when a success follows a success, then it takes the place of the earlier one', () => {
  const { seen, push } = screen()
  push(good('first'))
  push(good('second'))
  expect(seen).toEqual(['first', 'second'])
})

test('when an error is shown, then later toasts wait until it is gone, errors first (T46)', () => {
  const { seen, push, pass } = screen()
  push(bad('wrong'))
  push(good('saved'))
  push(bad('wrong too'))
  expect(seen).toEqual(['wrong'])
  pass()
  expect(seen).toEqual(['wrong', 'wrong too'])
  pass()
  expect(seen).toEqual(['wrong', 'wrong too', 'saved'])
})

test('when the same thing succeeds after its error, then the success takes the place of the error', () => {
  const { seen, push, isEmpty, pass } = screen()
  push(bad('not saved', 'name'))
  push(good('saved', 'name'))
  expect(seen).toEqual(['not saved', 'saved'])
  pass()
  expect(isEmpty()).toBe(true)
})

test('when something else succeeds after an error, then the error stays', () => {
  const { seen, push } = screen()
  push(bad('not saved', 'name'))
  push(good('saved', 'colour'))
  expect(seen).toEqual(['not saved'])
})

test('when an error of a topic waits and the thing succeeds, then the error is never shown', () => {
  const { seen, push, pass, isEmpty } = screen()
  push(bad('wrong'))
  push(bad('not saved', 'name'))
  push(good('saved', 'name'))
  pass()
  expect(seen).toEqual(['wrong', 'saved'])
  pass()
  expect(isEmpty()).toBe(true)
})

test('when a topic is withdrawn, then its toast is gone and what waits comes', () => {
  const { seen, push, withdraw, isEmpty } = screen()
  push(bad('Invalid File', 'photo'))
  push(good('saved'))
  withdraw('photo')
  expect(seen).toEqual(['Invalid File', 'saved'])
  withdraw('photo')
  expect(isEmpty()).toBe(false)
})

test('when the reader leaves the page, then its stale toasts are gone, also those that wait', () => {
  const { seen, push, leavePage, clock, isEmpty } = screen()
  push(bad('wrong'))
  push(good('saved'))
  clock.now = 3_000
  leavePage()
  expect(isEmpty()).toBe(true)
  expect(seen).toEqual(['wrong'])
})

test('when a page says something and goes to the next page by itself, then it is read there', () => {
  const { push, leavePage, clock, isEmpty } = screen()
  push(good('Club created'))
  clock.now = 1_200
  leavePage()
  expect(isEmpty()).toBe(false)
  clock.now = 4_000
  leavePage()
  expect(isEmpty()).toBe(true)
})
