import type { MailLanguage, SentContent } from '../../platform/db/tables/mail.ts'
import { clubColour } from '#contract/club/club-colour.ts'
import { mailWords } from './mail-texts.ts'
import type { MailWords } from './mail-words.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

export type RenderedMail = {
  senderName: string
  subject: string
  text: string
  html: string
  /** A small PNG that the HTML shows as `CREST_CID`. */
  crest?: Buffer
  /** The page where its reader switches such mails off; absent where they cannot, as of codes and passwords. */
  switchedOffAt?: string
}

/** What the mail's club is recognised by. */
type MailFace = { colour: string | null; crest: Buffer | null }

export const CREST_CID = 'crest@scoreclub'

/**
 * A mail as plain text and as its simple HTML twin, which begins with the club's crest, name and colour. The crest is in the
 * mail: nothing is fetched, nothing counts readers.
 */
export function renderMail(language: MailLanguage, content: SentContent, face?: MailFace): RenderedMail {
  const words = mailWords(language, content)
  const crest = face?.crest
  const club = 'clubName' in content && face ? { clubName: content.clubName, face } : undefined
  const senderName = 'clubName' in content ? `${oneLine(content.clubName)} (Scoreclub)` : 'Scoreclub'
  return {
    senderName,
    subject: oneLine(words.subject),
    text: asText(words),
    html: asHtml(language, words, club),
    ...(crest ? { crest } : {}),
    ...(content.kind === 'worded_notice' ? { switchedOffAt: content.settings } : {}),
  }
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
    // With its space, by which programs that read mails know the small print (RFC 3676, 4.3).
    `-- \n${reason}`,
  ].join('\n\n')
}

function asHtml(
  language: MailLanguage,
  { subject, paragraphs, code, link, reason }: MailWords,
  club: { clubName: string; face: MailFace } | undefined,
): string {
  const { dark } = clubColour(club?.face.colour ?? PRODUCT_COLOUR)
  const lines = [
    ...(club ? [clubHead(club.clubName, club.face)] : []),
    ...paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`),
    ...(code === undefined
      ? []
      : [`<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${escapeHtml(code)}</p>`]),
    ...(link === undefined
      ? []
      : [
          `<p><a href="${escapeHtml(link.address)}" class="link" style="color:#14532d;font-weight:bold">${escapeHtml(link.label)}</a></p>`,
        ]),
    `<p class="reason" style="color:#555;font-size:14px">${escapeHtml(reason)}</p>`,
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>${darkStyle(dark)}</style><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em">\n${lines.join('\n')}\n</body></html>\n`
}

/** Most programs that read mails in dark turn colours over by themselves; those that ask get ours. */
function darkStyle(clubLine: string): string {
  return `@media (prefers-color-scheme:dark){.link{color:#86d6a6!important}.reason{color:#aebaaf!important}.club{border-color:${clubLine}!important}}`
}

const PRODUCT_COLOUR = '#0f5a38'

function clubHead(clubName: string, { colour, crest }: MailFace): string {
  const picture =
    crest === null
      ? ''
      : `<td style="padding:0 12px 0 0"><img src="cid:${CREST_CID}" width="48" height="48" alt=""></td>`
  const { light } = clubColour(colour ?? PRODUCT_COLOUR)
  return `<div class="club" style="border-bottom:4px solid ${light};padding:0 0 12px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${picture}<td style="font-size:18px;font-weight:bold">${escapeHtml(clubName)}</td></tr></table></div>`
}
