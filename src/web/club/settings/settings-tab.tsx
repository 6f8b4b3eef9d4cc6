import { lazy, Suspense, type ReactNode } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { ClubName } from '#web/club/club-name.tsx'
import { clubSettingsText as text } from '#web/messages/en/club/club-settings.online.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClubColourChoice } from './club-colour-choice.tsx'
import { ClubCrestChoice } from './club-crest-choice.tsx'
import { ClubEntrance } from './club-entrance.tsx'
import { ClubKeeping } from './keeping/club-keeping.tsx'
import { ErasePartner } from './erase-partner.tsx'
import { currencies, type Currency } from '#contract/money/currencies.ts'
import { currencyFault } from '#web/club/currency-fault.ts'
import { currencyChoice, currencyName } from '#web/club/currency-words.ts'
import { savedToasts, SavedSelect, SavedChoiceGroup } from '#web/platform/saved-choice.tsx'
import { useClubChange } from '#web/club/use-club-change.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
import { ownHandicapRecord } from '#contract/handicap/handicap.ts'
import type { HandicapMode } from '#golf/handicap/handicap-mode.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { timeZoneName, timeZones } from '#web/club/time-zones.ts'
import { formatTime } from '#web/lib/format.ts'

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

/** The currency of fees and prizes (D27). */
function ClubCurrency({ club }: { club: Club }) {
  const saving = useClubChange(club, {
    body: (currency: Currency) => ({ currency }),
    ...savedToasts<Club>({
      topic: 'currency',
      done: (changed) => ({
        title: clubAdminText.currencyUpdated,
        description: clubAdminText.amountsIn(currencyName(changed.currency)),
      }),
      failed: { title: clubAdminText.updateFailed, text: currencyFault },
    }),
  })
  return (
    <Card>
      <SavedSelect
        label={clubAdminText.currency}
        hint={clubAdminText.currencyHint}
        error={saving.isError ? currencyFault(saving.error) : undefined}
        value={club.currency}
        choices={currencies.map((one) => ({
          value: one,
          label: currencyChoice(one),
        }))}
        saving={saving}
      />
    </Card>
  )
}

/** Whether cards or the club set the members' Handicap Indexes (D4). */
function ClubHandicapMode({ club }: { club: Club }) {
  const saving = useClubChange(club, {
    body: (handicapMode: HandicapMode) => ({ handicapMode }),
    changes: [query(ownHandicapRecord)],
    ...savedToasts({
      topic: 'handicap-mode',
      done: () => ({ title: clubAdminText.handicapUpdated }),
      failed: {
        title: clubAdminText.updateFailed,
        text: (fault) => failureText(fault, clubAdminText.handicapNotChanged),
      },
    }),
  })
  return (
    <Card className="grid gap-2">
      <SavedChoiceGroup
        legend={clubAdminText.handicapIndexes}
        value={club.handicapMode}
        choices={[
          { value: 'whs', label: clubAdminText.calculated, note: clubAdminText.calculatedNote },
          { value: 'assigned', label: clubAdminText.assigned, note: clubAdminText.assignedNote },
        ]}
        saving={saving}
      />
      <p className="text-note text-soft">{clubAdminText.handicapHint}</p>
    </Card>
  )
}

/** The time zone of the club's competitions (D28). */
function ClubTimeZone({ club }: { club: Club }) {
  const failed = (fault: Error) => failureText(fault, clubAdminText.timeZoneFailed)
  const saving = useClubChange(club, {
    body: (timeZone: string) => ({ timeZone }),
    ...savedToasts<Club>({
      topic: 'time-zone',
      done: (changed) => ({
        title: clubAdminText.timeZoneUpdated,
        description: clubAdminText.timeZoneNow(formatTime(new Date().toISOString(), changed.timeZone)),
      }),
      failed: { title: clubAdminText.updateFailed, text: failed },
    }),
  })
  return (
    <Card>
      <SavedSelect
        label={clubAdminText.timeZone}
        hint={clubAdminText.timeZoneHint}
        error={saving.isError ? failed(saving.error) : undefined}
        value={club.timeZone}
        choices={timeZones(club.timeZone).map((zone) => ({ value: zone, label: timeZoneName(zone) }))}
        saving={saving}
      />
    </Card>
  )
}
