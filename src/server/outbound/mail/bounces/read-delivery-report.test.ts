import { describe, expect, test } from 'vitest'
import * as reports from '#test/delivery-reports.ts'
import type { DeliveryReport } from '#test/delivery-reports.ts'
import { readDeliveryReport, type FailedDelivery } from './read-delivery-report.ts'

const to = 'bounces+0123456789abcdef0123456789abcdef@club.example'
const read = (report: DeliveryReport) =>
  readDeliveryReport(Buffer.from(report({ to, failed: 'bo@example.org' }).replaceAll('\n', '\r\n')))

const unknownUser = {
  status: 550,
  isAddressFault: true,
  reason: '550 5.1.1 <bo@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
}

const failures: Record<string, [DeliveryReport, FailedDelivery]> = {
  'Postfix, unknown user': [reports.postfixUnknownUser, unknownUser],
  'Postfix, by a pipe': [reports.postfixByPipe, unknownUser],
  'Postfix, no such domain': [
    reports.postfixNoDomain,
    {
      status: null,
      isAddressFault: true,
      reason: 'Host or domain name not found. Name service error for name=exampel.org type=A: Host not found',
    },
  ],
  'Postfix, not delivered for five days': [
    reports.postfixExpired,
    {
      status: null,
      isAddressFault: false,
      reason: 'delivery temporarily suspended: connect to mx.example.org[192.0.2.7]:25: Connection timed out',
    },
  ],
  'Exim, unknown user': [
    reports.eximUnknownUser,
    { status: 550, reason: '550 5.1.1 No such user here', isAddressFault: true },
  ],
  'Exim, taken for spam': [
    reports.eximSpam,
    { status: 554, reason: '554 5.7.1 Message looks like spam', isAddressFault: false },
  ],
  'Exchange, unknown user': [
    reports.exchangeUnknownUser,
    {
      status: 550,
      isAddressFault: true,
      reason:
        '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient bo@union.example not found by SMTP address lookup',
    },
  ],
  'Exchange, against its policy': [
    reports.exchangePolicy,
    {
      status: 550,
      isAddressFault: false,
      reason: '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup',
    },
  ],
  'Gmail, unknown user': [
    reports.gmailUnknownUser,
    {
      status: 550,
      isAddressFault: true,
      reason:
        "550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces.",
    },
  ],
  'Gmail, mailbox full': [
    reports.gmailFull,
    {
      status: 552,
      isAddressFault: false,
      reason:
        "552 5.2.2 The recipient's inbox is out of storage space and inactive. Please direct the recipient to free space.",
    },
  ],
}

test.each(Object.entries(failures))('%s: the mail has failed', async (_name, [report, failed]) => {
  expect((await read(report)).failed).toEqual(failed)
  expect((await read(report)).addresses).toContain(to)
})

test.each([
  'postfixDelayed',
  'postfixDelivered',
  'eximDelayed',
  'outOfOffice',
  'readReceipt',
  'qmailWords',
] as const)('%s: nothing has failed', async (name) => {
  expect((await read(reports[name])).failed).toBeUndefined()
})

describe('words of a stranger', () => {
  test('are one line of at most 300 characters, which nothing turns round', async () => {
    const { failed } = await read(reports.hostileWords)
    expect(failed?.reason).toMatch(/^550 5\.1\.1 <script>alert\(1\)<\/script> gnp long long/)
    expect(failed?.reason).toHaveLength(300)
    expect(failed?.reason).not.toMatch(/[\p{C}\n]/u)
  })

  test.each([
    '',
    '\0\0\0',
    'From ',
    'Content-Type: multipart/report; boundary=x\n\n--x',
    '--x--\n'.repeat(500),
  ])('%j is no report', async (raw) => {
    expect((await readDeliveryReport(Buffer.from(raw))).failed).toBeUndefined()
  })
})
