import { expect, test } from 'vitest'
import { speakSpanish } from '#web/messages/spanish.ts'
import { ApiError, failureText, OfflineError, refusalText } from './api.ts'

const refusal = () =>
  new ApiError(409, '{"code":"round_closed","message":"This card was handed in on Sunday."}', '')
const fault = () => new ApiError(500, '{"code":"internal","message":"Something went wrong on our side."}', '')

test('an English reader gets the server’s own sentence; where the contract words the failure, only a reason goes before it', () => {
  expect(failureText(refusal(), 'Try later.')).toBe('This card was handed in on Sunday.')
  expect(failureText(fault(), 'Failed to save.')).toBe('Something went wrong on our side.')
  expect(refusalText(fault(), 'Failed to join.')).toBe('Failed to join.')
  expect(refusalText(refusal(), 'Failed to join.')).toBe('This card was handed in on Sunday.')
  expect(failureText(new ApiError(502, '', 'Bad Gateway'), 'Try later.')).toBe('Try later.')
})

test('a Spanish reader gets the sentence of the code, in Spanish', () => {
  speakSpanish()
  expect(failureText(refusal(), 'x')).toBe('Esta tarjeta ya se ha entregado y no se puede cambiar.')
  expect(failureText(new OfflineError(undefined), 'x')).toMatch(/^No hay conexión/)
})
