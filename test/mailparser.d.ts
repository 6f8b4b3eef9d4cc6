/** The part of mailparser that the tests use; the package has no types of its own. */
declare module 'mailparser' {
  type Addresses = { text: string; value: { address?: string; name: string }[] }
  export type ParsedMail = {
    attachments: { contentType: string; contentDisposition?: string; related?: boolean; content: Buffer }[]
    subject?: string
    from?: Addresses
    to?: Addresses
    text?: string
    html?: string | false
    messageId?: string
    headerLines: { key: string; line: string }[]
  }
  export function simpleParser(source: Buffer): Promise<ParsedMail>
}
