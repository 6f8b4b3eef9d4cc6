/** Why signing in with the sign-in service did not work; what people read of each: fault-page.ts. */
export type SignInFaultKind =
  /** It cannot be reached, or answers with a fault of its own. */
  | 'away'
  /** The person said no there, or it did not let them in. */
  | 'declined'
  /** What came back is not what was asked for: forged, for somebody else, or faulty. */
  | 'refused'
  /** Begun in another browser, too long ago, or used. */
  | 'over'
  | 'too_many'
  | 'no_address'
  /** An account here has the address, and the service does not vouch for it. */
  | 'address_unconfirmed'
  /** An account here has the address and no password to connect it with. */
  | 'address_taken'

export class SignInFault extends Error {
  override name = 'SignInFault'
  readonly kind: SignInFaultKind

  constructor(kind: SignInFaultKind, cause?: unknown) {
    super(`sign-in with the service: ${kind}`, cause === undefined ? {} : { cause })
    this.kind = kind
  }
}
