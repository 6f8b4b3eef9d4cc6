import { expect, test } from 'vitest'
import { auditActions, auditKindOf, auditKinds } from './audit-action.ts'

test('every action is about a kind of thing, and every kind has an action', () => {
  expect(new Set(auditActions.map(auditKindOf))).toEqual(new Set(auditKinds))
  expect(new Set(auditActions).size).toBe(auditActions.length)
})
