/** What a receiving server says of a mail that it, or a server before it, will not deliver any more. */
export type FailedDelivery = {
  /** What it answered, such as 550; null where no server answered. */
  status: number | null
  /** In its own words, on one line; its status code where it has no words. */
  reason: string
  /** No mail reaches this address, whatever is in it. */
  isAddressFault: boolean
}

export type ReturnedMail = {
  /** To whom it was sent back. */
  addresses: string[]
  /** Undefined: nothing has failed for good. It is late and still tried, has arrived, or is an answer of a person. */
  failed: FailedDelivery | undefined
}

const MOST_REASON = 300

/** Headers of the whole message in which mail servers write for whom it is. */
const addressHeaders = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

const reports = ['message/delivery-status', 'message/global-delivery-status']

/** Reads a raw message that came to the address of bounces, as RFC 3464 has reports of delivery. */
export async function readDeliveryReport(raw: Buffer): Promise<ReturnedMail> {
  // Few servers get a bounce a day, so what reads it is loaded with the first.
  const { simpleParser } = await import('mailparser')
  const mail = await simpleParser(withoutEnvelopeLine(raw), {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  })
  const lines = mail.headerLines.filter(({ key }) => addressHeaders.includes(key)).map(({ line }) => line)
  const addresses = lines.flatMap((line) => line.match(/[^\s<>,:;"]+@[^\s<>,:;"]+/g) ?? [])
  const groups = mail.attachments
    .filter(({ contentType }) => reports.includes(contentType))
    .flatMap(({ content }) => readGroups(content.toString('utf8')))
  return { addresses, failed: groups.map(readFailure).find((one) => one !== undefined) }
}

/** What mail servers put before a message that they hand to a program, as they do in an mbox file. */
function withoutEnvelopeLine(raw: Buffer): Buffer {
  return raw.subarray(0, 5).toString('latin1') === 'From ' ? raw.subarray(raw.indexOf('\n') + 1) : raw
}

/** The fields of the report and of each receiver, by their names in small letters; long ones go on in the next line. */
function readGroups(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ')
  return unfolded.split(/\n{2,}/).map(
    (group) =>
      new Map(
        group.split('\n').flatMap((line) => {
          const colon = line.indexOf(':')
          return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]]
        }),
      ),
  )
}

function readFailure(fields: Map<string, string>): FailedDelivery | undefined {
  if (fields.get('action')?.toLowerCase().split(/\s/)[0] !== 'failed') return undefined
  const [code = ''] = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  const [type = '', ...words] = (fields.get('diagnostic-code') ?? '').split(';')
  const said = words.join(';').trim()
  const [, answer, precise] = /^([45]\d\d)[ -](?:#?([45]\.\d{1,3}\.\d{1,3}))?/.exec(said) ?? []
  const isAnswer = type.trim().toLowerCase() === 'smtp' && answer !== undefined
  return {
    status: isAnswer ? Number(answer) : null,
    reason: oneLine(withoutRepeats(said, answer)) || code || 'failed',
    // Some servers say 5.0.0 of everything, and the receiving server's own code stands in its answer.
    isAddressFault: isAddressFault(precise ?? code),
  }
}

/** An answer of several lines has its codes before each. */
function withoutRepeats(said: string, answer: string | undefined): string {
  if (answer === undefined) return said
  const [first = '', ...rest] = said.split(new RegExp(`\\s+(?=${answer}[ -])`))
  const codes = new RegExp(`^${answer}[ -](?:#?[45]\\.\\d{1,3}\\.\\d{1,3}\\s?)?`)
  return [first.replace(`${answer}-`, `${answer} `), ...rest.map((line) => line.replace(codes, ''))].join(' ')
}

/** A stranger's words: no control characters, nothing that turns the line round, and not more than a few lines. */
function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return plain.length > MOST_REASON ? `${plain.slice(0, MOST_REASON - 1)}…` : plain
}

/** Of the sender's address, not the receiver's. */
const ofSender = ['5.1.7', '5.1.8']

/** A full mailbox takes mail again, and a smaller mail is taken. */
const ofThisMail = ['5.2.2', '5.2.3']

/**
 * Whether a status code (RFC 3463) says that no mail reaches the address: it does not exist, its mailbox is closed, its domain
 * has no mail server. Codes of systems, protocols, contents and policies (5.3, 5.5 to 5.7) are about this mail or its sender.
 */
function isAddressFault(code: string): boolean {
  return /^5\.[0124]\./.test(code) && !ofSender.includes(code) && !ofThisMail.includes(code)
}
