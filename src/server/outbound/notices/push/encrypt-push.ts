import { createECDH } from 'node:crypto'
import webPush from 'web-push'

/** The key with which push services recognise this installation (RFC 8292), as the protocol writes its halves. */
export type PushKey = { publicKey: string; privateKey: string }

export type PushMessage = {
  /** JSON that the service worker reads. */
  payload: string
  seconds: number
  urgency: 'high' | 'normal' | 'low'
  /** An undelivered message of the same topic is replaced by this one. */
  topic: string
}

/** The private half is 32 bytes; the public one follows from it. */
export function pushKeyFrom(privateKey: string): PushKey {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey, 'base64url')
  return { privateKey, publicKey: ecdh.getPublicKey('base64url') }
}

/** The request that carries a message, encrypted for one browser (RFC 8291) and signed as ours. */
export function encryptPush(
  subscription: { endpoint: string; p256dh: string; auth: string },
  { payload, seconds, urgency, topic }: PushMessage,
  { key, contact }: { key: PushKey; contact: string },
): { endpoint: string; headers: Record<string, string>; body: Buffer } {
  const { endpoint, p256dh, auth } = subscription
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contact, ...key },
    contentEncoding: 'aes128gcm',
    TTL: seconds,
    urgency,
    topic,
  })
  return { endpoint, headers: textsOf(headers), body }
}

/** The library counts some of them as numbers. */
function textsOf(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
