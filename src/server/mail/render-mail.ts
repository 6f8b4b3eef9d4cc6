import type { MailContent, MailLanguage } from '../db/tables/mail.ts'
import { mailWords, type MailWords } from './mail-texts.ts'

export type RenderedMail = { senderName: string; subject: string; text: string; html: string }

/** A mail as plain text and as its simple HTML twin: no pictures, nothing fetched, nothing that counts readers. */
export function renderMail(language: MailLanguage, content: MailContent): RenderedMail {
  const words = mailWords(language, content)
  const senderName = 'clubName' in content ? `${oneLine(content.clubName)} (Scoreclub)` : 'Scoreclub'
  return { senderName, subject: oneLine(words.subject), text: asText(words), html: asHtml(language, words) }
}

/** A header is one line: a name with a line break in it must not begin another header. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
}

function asText({ paragraphs, code, link, reason }: MailWords): string {
  return [
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(link === undefined ? [] : [`${link.label}:\n${link.address}`]),
    `--\n${reason}`,
  ].join('\n\n')
}

function asHtml(language: MailLanguage, { subject, paragraphs, code, link, reason }: MailWords): string {
  const lines = [
    ...paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`),
    ...(code === undefined
      ? []
      : [`<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${escapeHtml(code)}</p>`]),
    ...(link === undefined
      ? []
      : [
          `<p><a href="${escapeHtml(link.address)}" style="color:#14532d;font-weight:bold">${escapeHtml(link.label)}</a></p>`,
        ]),
    `<p style="color:#555;font-size:14px">${escapeHtml(reason)}</p>`,
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em">\n${lines.join('\n')}\n</body></html>\n`
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? character)
}
