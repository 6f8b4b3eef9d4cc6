import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { agreedLanguages } from './agreed-kinds.ts'
import { agreedTerms } from './agreed-texts.ts'

/*
 * A changed text fails here. Where it changes what people agree to, TERMS_VERSION becomes the day from which it holds, and
 * everybody is asked; where only the wording changes, it stays. Either way the new hashes go below.
 */
test('the terms of 2026-11-22 are these', () => {
  expect(
    agreedLanguages.map((language) => {
      const { version, text } = agreedTerms(language)
      return `${version} ${language} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    }),
  ).toEqual(['2026-11-22 en 5f44d38f745a025c', '2026-11-22 es b54c97c07df3de71'])
})

test('the text is what the page says, heading by heading', () => {
  expect(agreedTerms('en').text.split('\n').slice(0, 5)).toEqual([
    'Terms',
    'The rules between you, your club and Scoreclub.',
    '',
    'The service',
    expect.stringContaining('By creating an account you agree to these terms.'),
  ])
})
