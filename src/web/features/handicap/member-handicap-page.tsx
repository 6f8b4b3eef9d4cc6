import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'wouter'
import { memberHandicapRecord } from '#contract/handicap.ts'
import { ApiError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin, useSession } from '#web/lib/session.ts'
import { handicapText as text } from '#web/messages/en/handicap.ts'
import { roundsText } from '#web/messages/en/rounds.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { LoadedRecord } from './loaded-record.tsx'

/** A member's handicap record, for the administrators of his club. */
export default function MemberHandicapPage() {
  const memberId = useParams<{ memberId: string }>().memberId ?? ''
  const session = useSession()
  const isAdmin = useIsClubAdmin()
  const record = useQuery({
    ...query(memberHandicapRecord, { params: { memberId } }),
    enabled: isAdmin === true,
  })
  const isRefused = record.error instanceof ApiError && record.error.status === 403
  if (isAdmin === false || isRefused) return <AccessDenied>{text.notForYou}</AccessDenied>
  return (
    <Page
      title={record.data ? text.ofMember(record.data.playerName) : text.memberTitle}
      actions={
        <>
          <LinkButton
            href="/club-admin?tab=members"
            look="secondary"
            icon={<ArrowLeft aria-hidden size={18} />}
          >
            {text.backToMembers}
          </LinkButton>
          <LinkButton href={`/members/${memberId}/rounds`} look="secondary">
            {roundsText.roundsListed}
          </LinkButton>
          {record.data && <PrintButton>{text.print}</PrintButton>}
        </>
      }
    >
      <LoadedRecord
        record={record.data}
        fault={record.error}
        isOffline={session.state === 'offline'}
        onRetry={() => void record.refetch()}
        isOwn={false}
      />
    </Page>
  )
}
