import { Secret, TOTP } from 'otpauth'

const STEP_S = 30
/** How many half minutes a phone's clock may be ahead or behind. */
const DRIFT = 1

/** 160 random bits in base32, as RFC 4226 asks and as people type it into an app. */
export function newOneTimeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The secret as apps read it from a QR code. */
export function oneTimeAddress({ secret, email }: { secret: string; email: string }): string {
  const settings = { issuer: 'Scoreclub', label: email, algorithm: 'SHA1', digits: 6, period: STEP_S }
  return new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).toString()
}

/** The half minute whose code this is; undefined when it is of none that is near enough. */
export function stepOfCode({ secret, code, now }: { secret: string; code: string; now: Date }) {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: DRIFT,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_S,
  })
  return delta === null ? undefined : TOTP.counter({ period: STEP_S, timestamp }) + delta
}
