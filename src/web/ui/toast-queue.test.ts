import { expect, test } from 'vitest'
import { makeToastQueue, type Toast } from './toast-queue.ts'

function screen() {
  const seen: string[] = []
  let gone: () => void = () => undefined
  const push = makeToastQueue((toast, onGone) => {
    seen.push(toast.title)
    gone = onGone
    return onGone
  })
  return { seen, push, pass: () => gone() }
}

const good = (title: string): Toast => ({ tone: 'success', title })
const bad = (title: string): Toast => ({ tone: 'error', title })

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
