import { useQuery } from '@tanstack/react-query'
import { clubCompetitions } from '#contract/competition/competitions.ts'
import { query } from '#web/lib/query.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { CopyLine } from './copy-line.tsx'
import { exampleCalls, exampleCompetition } from './example-calls.ts'
import { Webhooks } from './webhooks.tsx'

/** What others' programs can do with a club: calls to copy, the calendar, and the addresses that are told what happens. */
export default function ProgramsPage({ clubId }: { clubId: string }) {
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={<BackLink href="/club-admin?tab=settings">{text.back}</BackLink>}
    >
      <Calls clubId={clubId} />
      <CalendarAddress clubId={clubId} />
      <Webhooks clubId={clubId} />
    </Page>
  )
}

function Calls({ clubId }: { clubId: string }) {
  // Where they cannot be loaded, the calls that need no competition stand here.
  const competitions = useQuery(query(clubCompetitions, { params: { clubId } }))
  const competition = exampleCompetition(competitions.data ?? [])
  return (
    <Section title={text.callsTitle}>
      <p className="max-w-3xl text-soft">{text.callsLead}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href="/profile#access-tokens" look="secondary">
          {text.tokens}
        </LinkButton>
        <a href="/api/openapi.json" download="scoreclub-openapi.json" className={buttonClass('secondary')}>
          {text.document}
        </a>
      </div>
      <p className="max-w-3xl text-note text-soft">{text.documentNote}</p>
      {competitions.isPending ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid max-w-3xl gap-4">
          {exampleCalls({ origin: location.origin, clubId }, competition).map(({ what, command }) => (
            <CopyLine key={what} what={what} value={command} />
          ))}
          {competition === undefined && <p className="text-soft">{text.noCompetition}</p>}
        </div>
      )}
    </Section>
  )
}
