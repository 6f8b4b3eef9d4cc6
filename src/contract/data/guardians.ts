import { z } from 'zod/mini'
import { agreedLanguages } from './agreed/agreed-kinds.ts'
import { guardianAnswers } from './guardian-answer.ts'
import { defineCall } from '../platform/call.ts'
import { email, pathId } from '../platform/values.ts'

/** A link waits this long for the first answer. */
export const GUARDIAN_LINK_DAYS = 14

export const guardian = z.nullable(
  z.object({
    email: z.string(),
    answer: z.enum(guardianAnswers),
    askedAt: z.string(),
    answeredAt: z.nullable(z.string()),
    /** Until when the link of the last mail works. */
    linkUntil: z.string(),
  }),
)
export type Guardian = z.infer<typeof guardian>

const guardianBody = z.strictObject({ email })

export const getOwnGuardian = defineCall({
  method: 'GET',
  path: '/api/privacy/guardian',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'The guardian of the user’s account and their answer; null for a grown-up',
  reply: guardian,
})

export const nameOwnGuardian = defineCall({
  method: 'PUT',
  path: '/api/privacy/guardian',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'Says that the user is too young to agree alone, and mails a link to their parent or guardian',
  body: guardianBody,
  reply: guardian,
})

const memberParams = z.object({ clubId: pathId, memberId: pathId })

export const getMemberGuardian = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/members/:memberId/guardian',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'The guardian of a member and their answer; null for a grown-up',
  params: memberParams,
  reply: guardian,
})

export const nameMemberGuardian = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/members/:memberId/guardian',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Says that a member is too young to agree alone, and mails a link to their parent or guardian',
  params: memberParams,
  body: guardianBody,
  reply: guardian,
})

export const clearMemberGuardian = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/members/:memberId/guardian',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'Says that a member agrees alone: grown up, or named as a child by mistake',
  params: memberParams,
  reply: guardian,
})

const linkParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)) })

export const guardianQuestion = z.object({
  firstName: z.string(),
  clubNames: z.array(z.string()),
  answer: z.enum(guardianAnswers),
  linkUntil: z.string(),
})
export type GuardianQuestion = z.infer<typeof guardianQuestion>

export const readGuardianLink = defineCall({
  method: 'GET',
  path: '/api/guardian/:token',
  permission: 'everyone',
  tag: 'Privacy',
  summary: 'What the link of a guardian’s mail is about; 404 once it is used or has expired',
  params: linkParams,
  reply: guardianQuestion,
})

export const answerGuardianLink = defineCall({
  method: 'POST',
  path: '/api/guardian/:token',
  permission: 'everyone',
  tag: 'Privacy',
  summary: 'The guardian’s answer, which uses up the link; who agrees is mailed another to take it back',
  params: linkParams,
  body: z.strictObject({
    agree: z.boolean(),
    /** Of the text that was read. */
    language: z.enum(agreedLanguages),
  }),
  reply: z.object({ answer: z.enum(guardianAnswers) }),
})
