import { noticePath } from '#contract/outbound/notice-path.ts'
import type { MailLanguage, WordedNotice } from '../../platform/db/tables/mail.ts'
import type { Services } from '../../platform/deps.ts'
import { absoluteUrl } from '../../platform/http/absolute-url.ts'
import { toNotice } from './notice-view.ts'
import { findNotices, isWanted } from './notices.store.ts'
import { wordNotice } from './word-notice.ts'

/**
 * What the mail of a notice says, with the names as they are when it is sent; undefined when nobody needs it any more:
 * it was read in the app, or what it was about is gone.
 */
export async function wordNoticeMail(
  services: Pick<Services, 'db' | 'config' | 'machine'>,
  { noticeId, language }: { noticeId: string; language: MailLanguage },
): Promise<WordedNotice | undefined> {
  const row = (await findNotices(services.db, [noticeId])).get(noticeId)
  if (!row || !isWanted(row)) return undefined
  const notice = toNotice(row)
  const { networkHost } = row
  const linkTo = (path: string) => absoluteUrl(services, { path: `/${path.slice(1)}`, networkHost })
  return {
    kind: 'worded_notice',
    clubId: row.notice.clubId,
    clubName: row.clubName,
    ...wordNotice(language, notice),
    link: linkTo(noticePath(notice)),
    settings: linkTo('/profile#notices'),
  }
}
