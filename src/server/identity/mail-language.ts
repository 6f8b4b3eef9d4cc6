import { mailLanguages, type MailLanguage } from '../platform/db/tables/mail.ts'

/** The first language of an Accept-Language header that we write mails in; English when there is none. */
export function mailLanguage(header: string | undefined): MailLanguage {
  const preferred = (header ?? '').split(',').map((one) => one.trim().slice(0, 2).toLowerCase())
  return preferred.flatMap((tag) => mailLanguages.filter((one) => one === tag))[0] ?? 'en'
}
