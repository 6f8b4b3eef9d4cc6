import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

type Terms = {
  origin?: string
  rpId?: string
  /** What the key says it has seen of its owner: 0x05 touched and verified, 0x01 only touched. */
  flags?: number
  counter?: number
}

/** A passkey in software: what a browser and its authenticator answer, with real signatures. */
export function softKey(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const clientData = (type: string, challenge: string, { origin = site.origin }: Terms) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ rpId = site.rpId, flags = 0x05, counter = 0 }: Terms, more = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count])
  }
  return {
    id,
    make(challenge: string, terms: Terms = {}) {
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([head(terms, 0x40), Buffer.alloc(16), length, credentialId, cose])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, terms).toString('base64url'),
          attestationObject: Buffer.from(
            isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
          ).toString('base64url'),
          transports: ['internal', 'made-up'],
        },
      }
    },
    sign(challenge: string, terms: Terms & { userHandle?: string } = {}) {
      const data = clientData('webauthn.get', challenge, terms)
      const authData = head(terms)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(terms.userHandle === undefined
            ? {}
            : { userHandle: Buffer.from(terms.userHandle).toString('base64url') }),
        },
      }
    },
  }
}
