import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'

/** What a browser would show, and how the push service was asked to treat it. */
export type Pushed = {
  device: string
  message: { id: string; title: string; text: string; path: string }
  headers: Record<string, string | string[] | undefined>
  subject: string
}

type Device = { keys: ECDH; auth: Buffer }

export type PushServer = {
  origin: string
  /** A browser that has just subscribed: what it gives to the application's server. */
  subscribe: () => {
    device: string
    subscription: { endpoint: string; p256dh: string; auth: string; language: 'en' }
  }
  /** What was taken, decrypted with the keys of its browser. */
  pushed: Pushed[]
  /** Everything that was asked, taken or not. */
  asked: string[]
  /** What it answers next, one for each request; 201 when there is none left. */
  answers: (number | 'hang up' | { status: number; headers: Record<string, string> })[]
  close: () => Promise<void>
}

const Message = z.strictObject({ id: z.string(), title: z.string(), text: z.string(), path: z.string() })
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/**
 * A push service as RFC 8030 describes it, on this machine: it takes messages for its browsers when their VAPID signature
 * (RFC 8292) is right, and decrypts them (RFC 8291) as the browser would. Whatever is wrong in a message is a 400.
 */
export async function startPushServer(): Promise<PushServer> {
  const devices = new Map<string, Device>()
  const [pushed, asked, answers]: [Pushed[], string[], PushServer['answers']] = [[], [], []]
  const server = createServer((request, response) => {
    const answerTo = (body: Buffer) => {
      const path = request.url ?? ''
      asked.push(path)
      const answer = answers.shift() ?? 201
      if (answer === 'hang up') {
        request.socket.destroy()
        return
      }
      const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer
      const device = devices.get(path)
      if (status !== 201) return response.writeHead(status, headers).end()
      if (!device) return response.writeHead(404).end()
      try {
        const subject = checkSignature(request, origin)
        const message = Message.parse(JSON.parse(decrypt(body, device)))
        pushed.push({ device: path, message, headers: request.headers, subject })
        return response.writeHead(201).end()
      } catch (error) {
        return response.writeHead(400).end(String(error))
      }
    }
    // Who hangs up while sending has asked for nothing.
    readBody(request).then(answerTo, () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    origin,
    pushed,
    asked,
    answers,
    subscribe: () => {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const device = `/push/${randomBytes(16).toString('base64url')}`
      const auth = randomBytes(16)
      devices.set(device, { keys, auth })
      const p256dh = keys.getPublicKey('base64url')
      const endpoint = `${origin}${device}`
      return { device, subscription: { endpoint, p256dh, auth: auth.toString('base64url'), language: 'en' } }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

/** Gives the contact that the token names. */
function checkSignature({ headers }: IncomingMessage, origin: string): string {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '')
  if (!found) throw new Error('no VAPID token')
  const [, head = '', claims = '', signature = '', k = ''] = found
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33, 65).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('wrong signature')
  const { aud, exp, sub } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  const seconds = exp - Date.now() / 1000
  if (aud !== origin || seconds <= 0 || seconds > 86_400) throw new Error('a token for somebody else')
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl)))
    throw new Error('not as RFC 8030 and 8291 ask')
  return sub
}

/** RFC 8188 with the keys of RFC 8291, one record. */
function decrypt(body: Buffer, { keys, auth }: Device): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The text ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
