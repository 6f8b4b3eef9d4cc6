import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const config = { authSecret: 'a secret of an installation, long enough' }
const person = { userId: 'usr_ana', secret: 'JBSWY3DPEHPK3PXP' }

test('a secret is opened again, and sealed differently each time', () => {
  const sealed = sealSecret(config, person)
  expect(openSecret(config, { userId: person.userId, sealed })).toBe(person.secret)
  expect(sealSecret(config, person)).not.toBe(sealed)
  expect(sealed).not.toContain(person.secret)
})

test.each([
  ['for another person', { userId: 'usr_bea' }, {}],
  ['with another secret of the installation', {}, { authSecret: 'another secret of it, long enough' }],
  ['after a letter was changed', { sealed: flipped(sealSecret(config, person)) }, {}],
  ['of something else', { sealed: 'nothing' }, {}],
  ['of nothing', { sealed: '' }, {}],
])('it is not opened %s', (_when, row, other) => {
  const sealed = sealSecret(config, person)
  expect(openSecret({ ...config, ...other }, { userId: person.userId, sealed, ...row })).toBeUndefined()
})

function flipped(sealed: string): string {
  const [nonce = '', hidden = '', tag = ''] = sealed.split('.')
  return [nonce, `${hidden.startsWith('A') ? 'B' : 'A'}${hidden.slice(1)}`, tag].join('.')
}
