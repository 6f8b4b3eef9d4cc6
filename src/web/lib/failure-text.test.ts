import { expect, test } from 'vitest'
import { speakSpanish } from '#web/messages/spanish-of-players.ts'
import { ApiError, OfflineError } from './api.ts'
import { failureText, refusalText } from './failure-text.ts'

const refusal = () =>
  new ApiError(409, '{"code":"round_closed","message":"This card was handed in on Sunday."}', '')
const fault = () => new ApiError(500, '{"code":"internal","message":"Something went wrong on our side."}', '')

test('when the server says why, then an English reader gets its sentence', () => {
  expect(failureText(refusal(), 'Try later.')).toBe('This card was handed in on Sunday.')
  expect(failureText(fault(), 'Failed to save.')).toBe('Something went wrong on our side.')
  expect(failureText(new ApiError(502, '', 'Bad Gateway'), 'Try later.')).toBe('Try later.')
})

test('when the product promises a sentence for the failure, then only a refusal with a reason goes before it', () => {
  expect(refusalText(fault(), 'Failed to join.')).toBe('Failed to join.')
  expect(refusalText(refusal(), 'Failed to join.')).toBe('This card was handed in on Sunday.')
})

test('when the reader speaks Spanish, then they get the sentence of the code in Spanish', () => {
  speakSpanish()
  expect(failureText(refusal(), 'x')).toBe('Esta tarjeta está cerrada y no admite este cambio.')
  expect(failureText(new OfflineError(undefined), 'x')).toMatch(/^No hay conexión/)
})
