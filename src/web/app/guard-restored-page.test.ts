import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUser, rememberUser } from '#web/lib/remembered-user.ts'
import { guardRestoredPage } from './guard-restored-page.ts'

const reload = vi.fn()
const invalidateQueries = vi.fn(() => Promise.resolve())
let stop: () => void

const person = (id: string) => ({ id, firstName: 'A', lastName: 'B', role: 'player' as const, clubId: null })
const signIn = (id: string) => {
  document.cookie = 'scoreclub.signed_in=1'
  rememberUser(person(id))
}
const signOut = () => {
  document.cookie = 'scoreclub.signed_in=; max-age=0'
}
const transition = (name: string, persisted: boolean) => Object.assign(new Event(name), { persisted })
const leave = (persisted = true) => dispatchEvent(transition('pagehide', persisted))
const comeBack = () => dispatchEvent(transition('pageshow', true))
const isBlank = () => document.body.style.visibility === 'hidden'

beforeEach(() => {
  vi.clearAllMocks()
  signIn('usr_ann')
  stop = guardRestoredPage({ invalidateQueries }, reload)
})
afterEach(() => {
  stop()
  signOut()
  forgetUser()
  document.body.removeAttribute('style')
})

test('when a page is left, then it is kept blank', () => {
  leave()
  expect(isBlank()).toBe(true)
})

test('when the same person comes back, then the page is shown and asks again', () => {
  leave()
  comeBack()
  expect([isBlank(), reload.mock.calls.length, invalidateQueries.mock.calls.length]).toEqual([false, 0, 1])
})

test('when they have signed out since, then the page stays blank and is loaded anew', () => {
  leave()
  signOut()
  comeBack()
  expect([isBlank(), reload.mock.calls.length]).toEqual([true, 1])
})

test('when somebody else has signed in since, then the page stays blank and is loaded anew', () => {
  leave()
  signOut()
  signIn('usr_ben')
  comeBack()
  expect([isBlank(), reload.mock.calls.length]).toEqual([true, 1])
})

test('when the browser does not keep the page, then nothing is hidden', () => {
  leave(false)
  expect(isBlank()).toBe(false)
})
