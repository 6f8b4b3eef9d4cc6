import { useEffect, useState } from 'react'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The time until the start in two figures; it is drawn again once a minute, and nothing moves. */
export function Countdown({ startDate }: { startDate: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, MINUTE_MS)
    return () => {
      clearInterval(timer)
    }
  }, [])
  const left = Date.parse(startDate) - now
  if (left <= 0) return <p className="text-heading font-bold">{text.before.startsNow}</p>
  return (
    <p>
      <span className="block text-note font-medium">{text.before.startsIn}</span>
      <span className="block text-heading font-extrabold sm:text-display xl:text-heading">
        {timeLeft(left)}
      </span>
    </p>
  )
}

function timeLeft(ms: number): string {
  const left = Math.ceil(ms / MINUTE_MS)
  const days = Math.floor(left / DAY_MINUTES)
  const hours = Math.floor((left % DAY_MINUTES) / 60)
  const minutes = left % 60
  if (days > 0) return [text.before.days(days), ...(hours > 0 ? [text.before.hours(hours)] : [])].join(' ')
  if (hours > 0) return [text.before.hours(hours), text.before.minutes(minutes)].join(' ')
  return text.before.minutes(minutes)
}
