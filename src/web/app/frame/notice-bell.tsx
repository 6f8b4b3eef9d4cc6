import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { countNotices, listNotices } from '#contract/outbound/notices.ts'
import { listen } from '#web/lib/listen.ts'
import { onNoticeNews } from '#web/lib/notice-news.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { noticeBellText as text } from '#web/messages/en/app/notice-bell.ts'

/** Long enough that going about the app asks seldom; what an open stream says is asked for at once. */
const OLD_MS = 5 * 60_000
/** Nobody is told anything in the middle of a hole (U31), and a phone in the pocket asks for nothing (U30). */
const QUIET_PAGE = '/scorecard'

/** Leads to the reader's notices, with the number of those they have not read. It never opens by itself. */
export default function NoticeBell() {
  const client = useQueryClient()
  const [path] = useLocation()
  const isQuiet = path === QUIET_PAGE
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query(countNotices),
    enabled: !isQuiet,
    meta: { quietUnauthorized: true },
  })
  useEffect(() => {
    const ask = () => {
      if (!isQuiet && document.visibilityState === 'visible' && dataUpdatedAt + OLD_MS < Date.now())
        void refetch()
    }
    if (dataUpdatedAt > 0) ask()
    return listen(document, 'visibilitychange', ask)
  }, [isQuiet, path, dataUpdatedAt, refetch])
  useEffect(
    () =>
      onNoticeNews(() => {
        readAgain(client, [query(countNotices), query(listNotices)])
      }),
    [client],
  )
  const unread = data?.unread ?? 0
  return (
    <Link
      href="/notices"
      aria-label={unread === 0 ? text.none : text.unread(unread)}
      aria-current={path === '/notices' ? 'page' : undefined}
      className="relative grid size-11 place-items-center rounded-round text-soft hover:bg-sunken"
    >
      <Bell aria-hidden size={22} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-round bg-accent px-1 text-[14px] leading-none font-semibold text-on-accent"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  )
}
