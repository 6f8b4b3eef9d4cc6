import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'wouter'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { ApiError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { handicapText as text } from '#web/messages/en/handicap/handicap.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { AccessDenied } from '#web/ui/access-denied.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CommitteeSection } from './committee-section.tsx'
import { RecordPage } from './record-page.tsx'

/** A member's handicap record, for the administrators of the player's club. */
export default function MemberHandicapPage() {
  const memberId = useParams<{ memberId: string }>().memberId ?? ''
  const isAdmin = useIsClubAdmin()
  const record = useQuery({
    ...query(memberHandicapRecord, { params: { memberId } }),
    enabled: isAdmin === true,
  })
  const isRefused = record.error instanceof ApiError && record.error.status === 403
  if (isAdmin === false || isRefused) return <AccessDenied>{text.notForYou}</AccessDenied>
  return (
    <RecordPage
      title={record.data ? text.ofMember(record.data.playerName) : text.memberTitle}
      links={
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
        </>
      }
      record={record}
      isOwn={false}
      decisions={(shown) =>
        shown.mayDecide ? (
          <CommitteeSection record={shown} />
        ) : (
          <p className="max-w-prose text-soft print:hidden">{text.offCommittee}</p>
        )
      }
    />
  )
}
