import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { installLanguage } from '#web/messages/catalogue.ts'
import { spanish } from '#web/messages/spanish.ts'
import { decisionRefusal } from './decision-refusal.ts'

const refusal = (more: object) =>
  new ApiError(
    400,
    JSON.stringify({ code: 'invalid_input', message: 'What the server says in English.', ...more }),
    'Bad Request',
  )

test('when the page has no words for a reason, then it shows the server’s', () => {
  expect(decisionRefusal(refusal({ details: { reason: 'toString' } }))).toBe(
    'What the server says in English.',
  )
})

test.each([
  [{ details: { reason: 'own_record' } }, 'Sobre su propio historial decide otro administrador.'],
  [
    { details: { reason: 'no_cap' } },
    'Ningún límite frena este resultado, así que no hay ninguno que levantar.',
  ],
  [
    { details: { reason: 'penalty_too_early', hours: 72, from: '2026-05-04' } },
    /^Según las reglas de este club, el jugador tiene 72 horas .* desde el .*4/,
  ],
  [
    { fields: [{ field: 'handicap', message: 'A handicap is wrong.' }] },
    'Un Índice de Hándicap va de +9,9 a 54,0, con un decimal como máximo.',
  ],
])('when %j is refused, then a reader of Spanish reads why in Spanish', (more, sentence) => {
  installLanguage(spanish)
  expect(decisionRefusal(refusal(more))).toMatch(sentence)
})
