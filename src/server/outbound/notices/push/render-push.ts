import { noticePath } from '#contract/outbound/notice-path.ts'
import type { MailLanguage } from '../../../platform/db/tables/mail.ts'
import { toNotice } from '../notice-view.ts'
import type { NoticeRow } from '../notices.store.ts'
import { wordNotice } from '../word-notice.ts'

/** What a browser is sent: the sentence, and where a press on it leads. */
export function renderPush(language: MailLanguage, row: NoticeRow): string {
  const notice = toNotice(row)
  return JSON.stringify({ id: notice.id, ...wordNotice(language, notice), path: noticePath(notice) })
}
