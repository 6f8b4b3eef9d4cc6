import { lazy, Suspense, type ReactNode } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { ClubName } from '#web/club/club-name.tsx'
import { clubSettingsText as text } from '#web/messages/en/club/club-settings.online.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClubColourChoice } from './club-colour-choice.tsx'
import { ClubCrestChoice } from './club-crest-choice.tsx'
import { ClubCurrency } from './club-currency.tsx'
import { ClubEntrance } from './club-entrance.tsx'
import { ClubHandicapMode } from './club-handicap-mode.tsx'
import { ClubKeeping } from './keeping/club-keeping.tsx'
import { ClubTimeZone } from './club-time-zone.tsx'
import { ErasePartner } from './erase-partner.tsx'

const ClubKiosks = lazy(() => import('./kiosks/club-kiosks.tsx'))
const OpenAuditLog = lazy(() => import('./open-audit-log.tsx'))
const MailsNotArrived = lazy(() => import('./mails/mails-not-arrived.tsx'))
const OpenPrograms = lazy(() => import('./open-programs.tsx'))
const ClubLearning = lazy(() => import('./learning/club-learning.tsx'))
const ClubRules = lazy(() => import('./rules/club-rules.tsx'))

/** The parts of the settings with their ids, in the order of the page. */
const parts = ['club', 'country', 'joining', 'privacy', 'records'] as const
type Part = (typeof parts)[number]

/** The settings of a club in parts, with a table of contents; the address can name a part: "#country". */
export function SettingsTab({ club }: { club: Club }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <nav aria-label={text.contents}>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {parts.map((part) => (
            <li key={part}>
              <a
                href={`#${part}`}
                className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
              >
                {text.parts[part]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <Section key={part} id={part} title={text.parts[part]}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <Settings part={part} club={club} />
          </div>
        </Section>
      ))}
    </div>
  )
}

function Settings({ part, club }: { part: Part; club: Club }) {
  switch (part) {
    case 'club':
      return (
        <>
          <ClubName club={club} />
          <Card className="grid gap-6">
            <ClubCrestChoice club={club} />
            <ClubColourChoice club={club} />
          </Card>
        </>
      )
    case 'country':
      return (
        <>
          <Late height="h-96">
            <ClubRules club={club} />
          </Late>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ClubCurrency club={club} />
            <ClubTimeZone club={club} />
            <ClubHandicapMode club={club} />
          </div>
        </>
      )
    case 'joining':
      return (
        <>
          <ClubEntrance club={club} />
          <Late height="h-64">
            <ClubKiosks club={club} />
          </Late>
        </>
      )
    case 'privacy':
      return <Privacy club={club} />
    case 'records':
      return (
        <>
          <Late height="h-44">
            <MailsNotArrived clubId={club.id} />
          </Late>
          <Late height="h-44">
            <OpenAuditLog />
          </Late>
          <Late height="h-44">
            <OpenPrograms />
          </Late>
        </>
      )
  }
}

function Privacy({ club }: { club: Club }) {
  return (
    <>
      <ClubKeeping club={club} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Late height="h-44">
          <ClubLearning clubId={club.id} />
        </Late>
        <ErasePartner club={club} />
      </div>
    </>
  )
}

/** A part that is loaded after the others keeps its place. */
function Late({ height, children }: { height: 'h-44' | 'h-64' | 'h-96'; children: ReactNode }) {
  return <Suspense fallback={<Skeleton className={`${height} rounded-card`} />}>{children}</Suspense>
}
