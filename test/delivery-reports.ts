/**
 * Messages that come back to the sender of a mail, as the mail servers of the world write them. `to` is the envelope sender of
 * the mail, `failed` the address that it was for.
 */
export type DeliveryReport = (input: { to: string; failed: string }) => string

const returned = (to: string, failed: string) => `Return-Path: <${to}>
From: "Oak Hill (Scoreclub)" <golf@club.example>
To: ${failed}
Subject: Bo Tester has joined Oak Hill
Message-ID: <mai_0123@club.example>
`

/** Postfix: smtpd of the club, which could not pass the mail on. */
const postfix =
  (fields: (failed: string) => string, more: { subject?: string; report?: string } = {}): DeliveryReport =>
  ({ to, failed }) => `Return-Path: <>
X-Original-To: ${to}
Delivered-To: ${to}
Received: by mail.club.example (Postfix)
\tid 4XyZ1q2w3e; Sat,  6 Jun 2026 11:00:02 +0200 (CEST)
Date: Sat,  6 Jun 2026 11:00:02 +0200 (CEST)
From: MAILER-DAEMON@mail.club.example (Mail Delivery System)
Subject: ${more.subject ?? 'Undelivered Mail Returned to Sender'}
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${more.report ?? 'delivery-status'};
\tboundary="4XyZ0k1l2m.1780736402/mail.club.example"
Message-Id: <4XyZ3r4t5y@mail.club.example>

This is a MIME-encapsulated message.

--4XyZ0k1l2m.1780736402/mail.club.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.club.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

--4XyZ0k1l2m.1780736402/mail.club.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.club.example
X-Postfix-Queue-ID: 4XyZ0k1l2m
X-Postfix-Sender: rfc822; ${to}
Arrival-Date: Sat,  6 Jun 2026 11:00:01 +0200 (CEST)

Final-Recipient: rfc822; ${failed}
Original-Recipient: rfc822;${failed}
${fields(failed)}

--4XyZ0k1l2m.1780736402/mail.club.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

${returned(to, failed)}
Hello
--4XyZ0k1l2m.1780736402/mail.club.example--
`

const exim =
  (fields: string): DeliveryReport =>
  ({ to, failed }) => `Return-path: <>
Envelope-to: ${to}
Delivery-date: Sat, 06 Jun 2026 09:00:03 +0000
Received: from Debian-exim by mx.host.example with local (Exim 4.96)
\tid 1uNxYz-0001aB-2C
\tfor ${to}; Sat, 06 Jun 2026 09:00:03 +0000
X-Failed-Recipients: ${failed}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mx.host.example>
To: ${to}
References: <mai_0123@club.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=1780736403-eximdsn-1234567890
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1uNxYz-0001aB-2C@mx.host.example>

--1780736403-eximdsn-1234567890
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

--1780736403-eximdsn-1234567890
Content-type: message/delivery-status

Reporting-MTA: dns; mx.host.example

${fields}
Final-Recipient: rfc822;${failed}

--1780736403-eximdsn-1234567890
Content-type: message/rfc822

${returned(to, failed)}
Hello
--1780736403-eximdsn-1234567890--
`

const exchange =
  (status: string, diagnostic: string): DeliveryReport =>
  ({
    to,
    failed,
  }) => `Received: from AM0PR01.eurprd01.prod.outlook.com by mail.club.example; Sat, 6 Jun 2026 09:00:04 +0000
MIME-Version: 1.0
From: <postmaster@union.example>
To: <${to}>
Date: Sat, 6 Jun 2026 09:00:04 +0000
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="_9B1F0A3C-5D5E-4A64-_"
Content-Language: en-US
Message-ID: <c0ffee@AM0PR01.eurprd01.prod.outlook.com>
Subject: =?utf-8?B?VW5kZWxpdmVyYWJsZQ==?=
Auto-Submitted: auto-replied

--_9B1F0A3C-5D5E-4A64-_
Content-Type: multipart/alternative; boundary="_alternative_"

--_alternative_
Content-Type: text/html; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

<html><body><p>Your message wasn't delivered.</p></body></html>

--_alternative_--

--_9B1F0A3C-5D5E-4A64-_
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.outlook.com
Received-From-MTA: dns;mail.club.example
Arrival-Date: Sat, 6 Jun 2026 09:00:03 +0000

Final-Recipient: rfc822;${failed}
Action: failed
Status: ${status}
Diagnostic-Code: smtp;${diagnostic}

--_9B1F0A3C-5D5E-4A64-_
Content-Type: message/rfc822

${returned(to, failed)}
--_9B1F0A3C-5D5E-4A64-_--
`

const gmail =
  (fields: string): DeliveryReport =>
  ({ to, failed }) => `Return-Path: <>
Received: from mail-sor-f69.google.com by mail.club.example; Sat, 06 Jun 2026 02:00:05 -0700 (PDT)
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: ${to}
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
In-Reply-To: <mai_0123@club.example>
Message-ID: <6841a2b5.google@mx.google.com>
Date: Sat, 06 Jun 2026 02:00:05 -0700 (PDT)
X-Failed-Recipients: ${failed}
Content-Type: multipart/report; boundary="000000000000c0ffee0637"; report-type=delivery-status

--000000000000c0ffee0637
Content-Type: text/plain; charset="UTF-8"

** Address not found **

--000000000000c0ffee0637
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Sat, 06 Jun 2026 02:00:04 -0700 (PDT)
X-Original-Message-ID: <mai_0123@club.example>

Final-Recipient: rfc822; ${failed}
${fields}
Last-Attempt-Date: Sat, 06 Jun 2026 02:00:05 -0700 (PDT)

--000000000000c0ffee0637
Content-Type: text/rfc822-headers

${returned(to, failed)}
--000000000000c0ffee0637--
`

const unknownUser = (failed: string) => `Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 <${failed}>: Recipient address rejected: User
    unknown in virtual mailbox table`

export const postfixUnknownUser = postfix(unknownUser)

/** As Postfix hands it to a program of an alias: with the first line of an mbox file before it. */
export const postfixByPipe: DeliveryReport = (input) =>
  `From MAILER-DAEMON  Sat Jun  6 11:00:02 2026\n${postfixUnknownUser(input)}`

export const postfixNoDomain = postfix(
  () => `Action: failed
Status: 5.4.4
Diagnostic-Code: X-Postfix; Host or domain name not found. Name service error for
    name=exampel.org type=A: Host not found`,
)

export const postfixDelayed = postfix(
  () => `Action: delayed
Status: 4.4.1
Diagnostic-Code: X-Postfix; connect to mx.example.org[192.0.2.7]:25: Connection timed out
Will-Retry-Until: Thu, 11 Jun 2026 11:00:01 +0200 (CEST)`,
  { subject: 'Delayed Mail (still being retried)' },
)

export const postfixExpired = postfix(
  () => `Action: failed
Status: 4.4.1
Diagnostic-Code: X-Postfix; delivery temporarily suspended: connect to
    mx.example.org[192.0.2.7]:25: Connection timed out`,
)

export const postfixDelivered = postfix(
  () => `Action: relayed
Status: 2.0.0
Diagnostic-Code: smtp; 250 2.0.0 Ok: queued`,
  { subject: 'Successful Mail Delivery Report' },
)

export const eximUnknownUser = exim(`Action: failed
Status: 5.0.0
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 No such user here`)

export const eximSpam = exim(`Action: failed
Status: 5.0.0
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 554 5.7.1 Message looks like spam`)

export const eximDelayed = exim(`Action: delayed
Status: 4.0.0`)

export const exchangeUnknownUser = exchange(
  '5.1.10',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient bo@union.example not found by SMTP address lookup',
)

export const exchangePolicy = exchange('5.7.1', '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup')

export const gmailUnknownUser = gmail(`Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.26, the server for the domain gmail.com.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try
 550-5.1.1 double-checking the recipient's email address for typos or
 550 5.1.1 unnecessary spaces.`)

export const gmailFull = gmail(`Action: failed
Status: 5.2.2
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.26, the server for the domain gmail.com.)
Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space and inactive.
 552 5.2.2 Please direct the recipient to free space.`)

/** The words of a stranger may try to be more than words. */
export const hostileWords = postfix(
  () => `Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <script>alert(1)</script>\u202Egnp\u0007 ${'long '.repeat(200)}`,
)

export const outOfOffice: DeliveryReport = ({ to, failed }) => `Return-Path: <>
From: Bo Tester <${failed}>
To: ${to}
Subject: Out of office: Bo Tester has joined Oak Hill
Auto-Submitted: auto-replied
X-Auto-Response-Suppress: All
Precedence: bulk
Content-Type: text/plain; charset=utf-8

I am away until 20 June. Action: failed
Status: 5.1.1
`

/** That somebody opened a mail is no report of delivery. */
export const readReceipt: DeliveryReport = ({ to, failed }) => `From: ${failed}
To: ${to}
Subject: Read: Bo Tester has joined Oak Hill
MIME-Version: 1.0
Content-Type: multipart/report; report-type=disposition-notification; boundary="mdn"

--mdn
Content-Type: text/plain

Your message was read.
--mdn
Content-Type: message/disposition-notification

Final-Recipient: rfc822;${failed}
Disposition: automatic-action/MDN-sent-automatically; displayed
Action: failed
Status: 5.1.1
--mdn--
`

/** Of a server that knows no reports; nothing in it can be relied on. */
export const qmailWords: DeliveryReport = ({ to, failed }) => `From: MAILER-DAEMON@old.example
To: ${to}
Subject: failure notice

Hi. This is the qmail-send program at old.example.

<${failed}>:
Sorry, no mailbox here by that name. (#5.1.1)
`
