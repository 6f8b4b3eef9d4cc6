import { publicText } from '#web/messages/en/public.ts'
import { shows } from '../shown-claims.ts'

/** Three dates in a row. */
export function StartingStory() {
  if (!shows('story')) return null
  return (
    <ol className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:grid-cols-3 sm:px-6">
      {Object.entries(publicText.story).map(([name, { when, title, text }]) => (
        <li key={name} className="grid content-start gap-1 border-t-2 border-accent pt-3">
          <p className="text-note font-medium text-soft">{when}</p>
          <h2 className="text-lead font-semibold">{title}</h2>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
