/** Of the sender's address, not the receiver's. */
const ofSender = ['5.1.7', '5.1.8']

/** A full mailbox takes mail again, and a smaller mail is taken. */
const ofThisMail = ['5.2.2', '5.2.3']

/**
 * Whether a status code (RFC 3463) says that no mail reaches the address: it does not exist, its mailbox is closed, its domain
 * has no mail server. Codes of systems, protocols, contents and policies (5.3, 5.5 to 5.7) are about this mail or its sender.
 */
export function isAddressFault(code: string): boolean {
  return /^5\.[0124]\./.test(code) && !ofSender.includes(code) && !ofThisMail.includes(code)
}
