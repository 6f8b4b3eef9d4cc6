import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { countNotices, listNotices, readNotice, type Notice } from '#contract/outbound/notices.ts'
import { noticePath } from '#contract/outbound/notice-path.ts'
import { send } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { noticesText as text } from '#web/messages/en/outbound/notices.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { wordsOf } from './words-of.ts'

/** One notice: a link to what it is about, which marks it as read. */
export function NoticeLine({ notice }: { notice: Notice }) {
  const reading = useAction({
    run: () => send(readNotice, { params: { noticeId: notice.id } }),
    changes: [query(countNotices), query(listNotices)],
  })
  const { title, text: sentence } = wordsOf(notice)
  return (
    <li className="py-1">
      <Link
        href={noticePath(notice)}
        onClick={() => {
          // One that could not be marked stays new; the reader has gone on to what it is about.
          if (!notice.isRead) reading.mutate(undefined)
        }}
        className="-mx-2 flex items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <span className={classNames('wrap-anywhere', !notice.isRead && 'font-semibold')}>{title}</span>
            {!notice.isRead && <Badge>{text.unread}</Badge>}
          </span>
          <span className="wrap-anywhere text-soft">{sentence}</span>
          <span className="text-note text-soft">
            {notice.clubName} · {formatDateTime(notice.at)}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-soft" />
      </Link>
    </li>
  )
}
