import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { type MailMessage, MailNotTaken, MailServerUnusable, PermanentMailError } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const from = { address: 'golf@club.example' }
const mail: MailMessage = {
  ...{ id: 'mai_1', kind: 'invitation', to: 'bo@example.org' },
  ...{ senderName: 'Oak Hill', subject: 'Come and play', text: 'Come', html: '<p>Come</p>' },
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
