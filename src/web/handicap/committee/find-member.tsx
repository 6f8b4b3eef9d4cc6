import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { Output } from '#contract/platform/call.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { memberName } from '#web/club/members/member-name.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { handicapCommitteeText } from '#web/messages/en/handicap/handicap-committee.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Input } from '#web/ui/input.tsx'

const MOST_SHOWN = 8

/** A member by a part of their name, as a way to their handicap record. Nobody is listed before something is typed. */
export function FindMember({ clubId }: { clubId: string }) {
  const text = handicapCommitteeText.members
  const id = useId()
  const [search, setSearch] = useState('')
  const asked = useSettled(search.trim())
  const isAsked = asked !== '' && search.trim() !== ''
  const found = useQuery({
    ...query(searchMembers, { params: { clubId }, query: { search: asked, limit: MOST_SHOWN } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (found.isError)
    return (
      <ErrorState title={text.failed} onRetry={() => void found.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  return (
    <Section title={text.title}>
      <div className="grid gap-2">
        <Input
          type="search"
          aria-label={text.search}
          aria-describedby={`${id}-hint`}
          placeholder={text.search}
          autoComplete="off"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
          }}
        />
        <p id={`${id}-hint`} className="text-note text-soft">
          {text.hint}
        </p>
        <div role="status">
          {isAsked && found.data && <Found members={found.data.members} count={found.data.found} />}
        </div>
      </div>
    </Section>
  )
}

type FoundProps = { members: Output<typeof searchMembers.reply>['members']; count: number }

function Found({ members, count }: FoundProps) {
  const text = handicapCommitteeText.members
  if (members.length === 0) return <p>{text.none}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {members.map((member) => (
          <li key={member.id} className="flex items-center justify-between gap-4">
            <Link
              href={`/members/${member.id}/handicap`}
              aria-label={text.record(nameOf(member))}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {nameOf(member)}
            </Link>
            <span className="text-soft tabular-nums">{formatHandicap(member.handicap) ?? text.noIndex}</span>
          </li>
        ))}
      </ul>
      {count > members.length && (
        <p className="pt-2 text-note text-soft">{text.more(count - members.length)}</p>
      )}
    </>
  )
}

function nameOf(member: FoundProps['members'][number]): string {
  return markedName(memberName(member), member.marks)
}
