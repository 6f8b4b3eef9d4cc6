import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Club } from '#contract/clubs.ts'
import { approveMember, listMembers, type Member } from '#contract/members.ts'
import { failureText, send } from '#web/lib/api.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ClubCodePlate } from './club-code-plate.tsx'
import { HandicapEditor } from './handicap-editor.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

export function MembersTab({ club }: { club: Club }) {
  const members = useQuery(query(listMembers, { params: { clubId: club.id } }))
  const [leaving, setLeaving] = useState<Member>()
  if (members.isError)
    return (
      <ErrorState title="The members could not be loaded" onRetry={() => void members.refetch()}>
        Please try again later.
      </ErrorState>
    )
  if (!members.data) return <SkeletonCards count={4} className="h-20" />
  return (
    <div className="grid gap-6">
      {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
      <Section title={`Current Members (${members.data.length})`}>
        {members.data.length < 2 && (
          <EmptyState icon={<UserPlus aria-hidden size={32} />} title="No members yet">
            Start by inviting your first member! Share the club code above; whoever signs up with it appears
            here.
          </EmptyState>
        )}
        <ul className="grid gap-2">
          {members.data.map((member) => (
            <li key={member.id}>
              <MemberRow
                member={member}
                clubId={club.id}
                onRemove={() => {
                  setLeaving(member)
                }}
              />
            </li>
          ))}
        </ul>
      </Section>
      {leaving && (
        <RemoveMemberDialog
          member={leaving}
          clubId={club.id}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </div>
  )
}

function MemberRow({ member, clubId, onRemove }: { member: Member; clubId: string; onRemove: () => void }) {
  const name = `${member.firstName} ${member.lastName}`
  const isAdmin = member.role === 'club_admin'
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={name} />
      <div className="grid min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={isAdmin ? 'flag' : 'plain'}>{isAdmin ? 'Club Admin' : 'Member'}</Badge>
          {member.status === 'pending' && <Badge tone="warn">Waiting for approval</Badge>}
        </p>
        <p className="flex min-w-0 flex-wrap gap-x-2 text-note text-soft">
          <span className="min-w-0 wrap-anywhere">{member.email}</span>
          <span>joined {formatDate(member.joinedAt)}</span>
        </p>
      </div>
      {isAdmin ? (
        <p className="text-soft">
          Handicap{' '}
          <span className="font-semibold text-ink">{formatHandicap(member.handicap) ?? '0.0 · not set'}</span>
        </p>
      ) : member.status === 'pending' ? (
        <>
          <ApproveButton member={member} clubId={clubId} />
          <Button look="danger" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </>
      ) : (
        <>
          <HandicapEditor member={member} clubId={clubId} />
          <Link
            href={`/members/${member.id}/handicap`}
            aria-label={`Handicap record of ${name}`}
            className={buttonClass('secondary')}
          >
            Record
          </Link>
          <Button look="danger" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </>
      )}
    </Card>
  )
}

/** One tap lets in who waits (D18). */
function ApproveButton({ member, clubId }: { member: Member; clubId: string }) {
  const name = `${member.firstName} ${member.lastName}`
  const approving = useAction({
    run: () => send(approveMember, { params: { clubId, memberId: member.id } }),
    changes: [['api', 'clubs', clubId]],
    onDone: () => {
      showToast({ tone: 'success', title: 'Member approved', description: `${name} is in.` })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: 'Error',
        description: failureText(fault, 'The member was not approved. Please try again.'),
      })
    },
  })
  return (
    <Button
      busy={approving.isPending ? 'Approving…' : undefined}
      aria-label={approving.isPending ? undefined : `Approve ${name}`}
      onClick={() => {
        approving.mutate(undefined)
      }}
    >
      Approve
    </Button>
  )
}
