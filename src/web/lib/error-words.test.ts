import { afterEach, expect, test } from 'vitest'
import { errors } from '#contract/errors.ts'
import { errorsText } from '#web/messages/en/errors.ts'
import { speakSpanish } from '#web/messages/spanish.ts'
import { ApiError, failureText, OfflineError } from './api.ts'
import { competitionStatusNames } from './competition-words.ts'

const refusal = () =>
  new ApiError(409, '{"code":"round_closed","message":"This card was handed in on Sunday."}', '')

afterEach(() => {
  localStorage.clear()
})

test('every code of the contract has its sentence in the catalogue', () => {
  const sentences = Object.entries(errors).map(([code, { message }]) => [code, message])
  expect({ ...errorsText }).toEqual(Object.fromEntries(sentences))
})

test('an English reader gets the server’s own sentence', () => {
  expect(failureText(refusal(), 'Try later.')).toBe('This card was handed in on Sunday.')
})

test('a Spanish reader gets the sentence of the code, in Spanish', () => {
  localStorage.setItem('scoreclub.language', 'es')
  speakSpanish()
  expect(failureText(refusal(), 'x')).toBe('Esta tarjeta ya se ha entregado y no se puede cambiar.')
  expect(failureText(new OfflineError(undefined), 'x')).toMatch(/^No hay conexión/)
  expect(failureText(new ApiError(502, '', 'Bad Gateway'), 'Más tarde.')).toBe('Más tarde.')
  expect(competitionStatusNames.final).toBe('Definitiva')
})
