import { publicPagesText } from '#web/messages/en/public-pages/public-pages.online.ts'
import { publicText } from '#web/messages/en/public-pages/public.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { InfoPage } from './info-page.tsx'
import { claimText, shows } from './shown-claims.ts'
import { Timeline } from './timeline.tsx'

export default function AboutPage() {
  const text = publicPagesText.about
  const clubs = claimText('clubs')
  const { players, clubs: forClubs, handicaps, phones } = text.parts
  const parts = [
    players,
    forClubs,
    { ...handicaps, text: claimText('handicap') },
    { ...phones, text: claimText('apps') },
  ]
  return (
    <InfoPage title={text.title} lead={text.lead} actions={<LinkButton href="/auth">{text.join}</LinkButton>}>
      {clubs !== undefined && (
        <p className="max-w-prose rounded-card bg-tint p-4 text-lead font-semibold text-on-tint">
          {text.usedBy(clubs)}
        </p>
      )}
      <div className="grid gap-10 lg:grid-cols-2">
        {shows('story') && <Timeline events={Object.values(publicText.story)} />}
        <div className="grid content-start gap-6">
          {parts.map(
            (part) =>
              part.text !== undefined && (
                <section key={part.heading} className="grid gap-1">
                  <h2 className="text-title font-semibold">{part.heading}</h2>
                  <p>{part.text}</p>
                </section>
              ),
          )}
        </div>
      </div>
    </InfoPage>
  )
}
