import { lazy, Suspense } from 'react'
import type { Club } from '#contract/clubs.ts'
import { ClubName } from '#web/admin/club-name.tsx'
import { Card } from '#web/ui/card.tsx'
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

export function SettingsTab({ club }: { club: Club }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <ClubName club={club} />
        <ClubCurrency club={club} />
        <ClubTimeZone club={club} />
        <ClubEntrance club={club} />
        <Card className="grid gap-6">
          <ClubCrestChoice club={club} />
          <ClubColourChoice club={club} />
        </Card>
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <ClubKiosks club={club} />
        </Suspense>
        <ClubKeeping club={club} />
        <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
          <ClubLearning clubId={club.id} />
        </Suspense>
        <ErasePartner club={club} />
      </div>
      <div className="grid gap-4">
        <ClubHandicapMode club={club} />
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <ClubRules club={club} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
          <MailsNotArrived clubId={club.id} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
          <OpenAuditLog />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
          <OpenPrograms />
        </Suspense>
      </div>
    </div>
  )
}
