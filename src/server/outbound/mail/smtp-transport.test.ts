import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { onlyForTests } from '#test/certificate/only-for-tests.ts'
import { type MailCatcher, startMailCatcher } from '#test/mail-catcher.ts'
import { type MailMessage, MailNotTaken, MailServerUnusable, PermanentMailError } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const from = { address: 'golf@club.example' }
const mail: MailMessage = {
  id: 'mai_1',
  kind: 'invitation',
  to: 'bo@example.org',
  senderName: 'Oak Hill',
  subject: 'Come and play',
  text: 'Come',
  html: '<p>Come</p>',
}

type Step = 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'the message'

/** What sending this mail ends with where the mail server answers one step so. */
async function sendingWhere(refused: Step, answer: string): Promise<unknown> {
  const server = createServer((socket) => {
    let isInMessage = false
    const say = (step: string, usual: string) => socket.write(`${step === refused ? answer : usual}\r\n`)
    socket.write('220 mail.example.org\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      if (isInMessage) {
        if (line !== '.') return
        isInMessage = false
        return say('the message', '250 taken')
      }
      const step = /^(MAIL FROM|RCPT TO|DATA)/.exec(line)?.[1] ?? ''
      isInMessage = step === 'DATA' && refused !== 'DATA'
      say(step, isInMessage ? '354 go on' : '250 yes')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await smtpTransport(`smtp://127.0.0.1:${port}`, from)
      .send(mail)
      .catch((error: unknown) => error)
  } finally {
    server.close()
  }
}

test.each<[Step, string]>([
  ['RCPT TO', '550 5.1.1 User unknown'],
  ['RCPT TO', '550 no such mailbox here'],
  ['RCPT TO', '553-5.1.3 The address\r\n553 5.1.3 is none'],
  ['the message', '554 5.6.0 we take no such content'],
  ['the message', '550 5.7.1 this is spam'],
])('when the answer to %s is %s, then this mail is given up', async (step, answer) => {
  const error = await sendingWhere(step, answer)
  expect(error).toBeInstanceOf(PermanentMailError)
  expect(error).toMatchObject({ status: Number(answer.slice(0, 3)) })
})

test.each<[Step, string]>([
  ['RCPT TO', '451 4.7.1 greylisted'],
  ['RCPT TO', '550 5.7.1 relaying denied'],
  ['RCPT TO', '554 5.7.1 Relay access denied'],
  ['RCPT TO', '550 5.1.8 the domain of the sender does not exist'],
  ['RCPT TO', '530 Authentication required'],
  ['RCPT TO', '503 not now'],
  ['DATA', '550 5.7.1 not from here'],
  ['DATA', '451 not now'],
  ['the message', '451 try again'],
  ['the message', '550-5.7.26 Your mail is not authenticated\r\n550 5.7.26 by SPF or DKIM'],
])('when the answer to %s is %s, then this mail waits and the next one is tried', async (step, answer) => {
  const error = await sendingWhere(step, answer)
  expect(error).toBeInstanceOf(MailNotTaken)
  expect(error).toMatchObject({ message: `the mail server answered ${answer.slice(0, 3)} to ${step}` })
})

test.each<[Step, string]>([
  ['MAIL FROM', '530 5.7.0 Authentication required'],
  ['MAIL FROM', '550 5.7.60 you may not send as this sender'],
  ['MAIL FROM', '553 5.1.8 the domain of the sender does not exist'],
  ['MAIL FROM', '452 4.3.1 no room'],
])('when the answer to %s is %s, then no mail is tried for now and all wait', async (step, answer) => {
  const error = await sendingWhere(step, answer)
  expect(error).toBeInstanceOf(MailServerUnusable)
  expect(error).toMatchObject({ message: `the mail server answered ${answer.slice(0, 3)} to ${step}` })
})

test('when all goes well, then nothing is thrown', async () => {
  expect(await sendingWhere('the message', '250 taken')).toBeUndefined()
})

const login = { user: 'golf', password: 'of the club' }
const right = 'golf:of%20the%20club@'
const wrong = 'golf:of%20another%20club@'
/** The certificate of the tests is trusted where an address says so, as that of any other authority. */
const trusted = `?tls.ca=${encodeURIComponent(onlyForTests.cert)}`

let catcher: MailCatcher | undefined
afterEach(async () => {
  await catcher?.close()
  catcher = undefined
})

/** Sends the mail to such a server and says what became of it. */
async function sendTo(
  server: Parameters<typeof startMailCatcher>[0],
  { who = '', host = '127.0.0.1', query = '' }: { who?: string; host?: string; query?: string },
): Promise<unknown> {
  catcher = await startMailCatcher({ ...server, host })
  const scheme = server?.tls === 'at once' ? 'smtps' : 'smtp'
  const url = `${scheme}://${who}${host}:${catcher.port}/${query}`
  const error: unknown = await smtpTransport(url, from)
    .send(mail)
    .catch((error: unknown) => error)
  expect(catcher.mails).toHaveLength(error === undefined ? 1 : 0)
  return error
}

/** An address of this machine that no rule takes for its loopback, as that of a server on the way to which others listen. */
const elsewhere = '0.0.0.0'

test.each([
  ['smtps', { tls: 'at once' }, { query: trusted }],
  ['smtps with a password', { tls: 'at once', login }, { who: right, host: elsewhere, query: trusted }],
  ['STARTTLS', { tls: 'when asked' }, { query: trusted }],
  ['STARTTLS with a password', { tls: 'when asked', login }, { who: right, host: elsewhere, query: trusted }],
  ['a server on this machine, with a password and without TLS', { login }, { who: right }],
  ['a server elsewhere without TLS and password', {}, { host: elsewhere }],
  [
    'a server elsewhere without TLS and with a password, where its address allows that',
    { login },
    { who: right, host: elsewhere, query: '?requireTLS=false' },
  ],
] as const)('a mail goes out over %s', async (_what, server, address) => {
  expect(await sendTo(server, address)).toBeUndefined()
  expect(catcher?.mails[0]).toMatchObject({ isEncrypted: 'tls' in server })
})
test.each([
  ['the password is wrong', { tls: 'at once', login }, { who: wrong, query: trusted }, 'EAUTH 535'],
  [
    'the password is wrong after STARTTLS',
    { tls: 'when asked', login },
    { who: wrong, query: trusted },
    'EAUTH 535',
  ],
  [
    'it wants a password and has none',
    { tls: 'at once', login },
    { query: trusted },
    'answered 530 to MAIL FROM',
  ],
  ['nobody signed its certificate', { tls: 'at once' }, {}, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  [
    'nobody signed its certificate, shown after STARTTLS',
    { tls: 'when asked' },
    {},
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  ['it has a password and is offered no TLS', { login }, { who: right, host: elsewhere }, 'ETLS'],
] as const)(
  'when %s, then every mail waits and the log has the reason',
  async (_what, server, address, reason) => {
    const error = await sendTo(server, address)
    expect(error).toBeInstanceOf(MailServerUnusable)
    expect(String(error)).toContain(reason)
    expect(String(error)).not.toMatch(/club@|example|another/)
    expect(catcher?.passwords).toEqual(reason.startsWith('EAUTH') ? ['of another club'] : [])
  },
)
