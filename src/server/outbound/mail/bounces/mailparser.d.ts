/** The part of mailparser that we use; the package has no types of its own. */
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
  type Options = {
    /** Reports of delivery are attachments, not part of the text. */
    keepDeliveryStatus?: boolean
    skipHtmlToText?: boolean
    skipTextToHtml?: boolean
    skipTextLinks?: boolean
    skipImageLinks?: boolean
  }
  export function simpleParser(source: Buffer, options?: Options): Promise<ParsedMail>
}
