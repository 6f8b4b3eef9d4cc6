import { useQuery } from '@tanstack/react-query'
import { getClub } from '#contract/club/clubs.ts'
import { answerMemberMatch, listMemberMatches, type MemberMatch } from '#contract/club/member-matches.ts'
import { listMembers } from '#contract/club/members.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberMatchesText as text } from '#web/messages/en/club/member-matches.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Asks the club whether members with an account are those of its list; nothing where nobody may be. */
export default function MemberMatches({ clubId }: { clubId: string }) {
  const asked = useQuery({ ...query(listMemberMatches, { params: { clubId } }), staleTime: 0 })
  const matches = asked.data ?? []
  if (matches.length === 0) return null
  return (
    <Section title={text.title(new Set(matches.map(({ member }) => member.id)).size)}>
      <p className="text-soft">{text.lead}</p>
      <ul className="grid gap-3">
        {matches.map((match) => (
          <li key={`${match.member.id} ${match.listed.id}`}>
            <Question clubId={clubId} match={match} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

function Question({ clubId, match }: { clubId: string; match: MemberMatch }) {
  const { member, listed, reasons } = match
  const question = text.question(nameOf(listed), listed.memberNumber)
  return (
    <Card className="grid gap-3" role="group" aria-label={question}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lead font-semibold">{question}</h3>
        {reasons.map((reason) => (
          <Badge key={reason}>{text.reason[reason]}</Badge>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Facts title={text.withAccount} name={nameOf(member)} facts={factsOfMember(member)} />
        <Facts title={text.onList} name={nameOf(listed)} facts={factsOfListed(listed)} />
      </div>
      <Answers clubId={clubId} match={match} />
    </Card>
  )
}

const day = (iso: string) => formatDate(`${iso}T12:00:00Z`, 'UTC')

function factsOfMember(member: MemberMatch['member']): string[] {
  const { email, isEmailVerified, memberNumber, bornOn, claimedNumber, claimedBornOn, joinedAt } = member
  return [
    email === null ? text.noEmail : isEmailVerified ? text.emailProved(email) : text.emailUnproved(email),
    ...(memberNumber === null ? [] : [text.number(memberNumber)]),
    ...(bornOn === null ? [] : [text.bornOn(day(bornOn))]),
    ...(claimedNumber === null ? [] : [text.saysNumber(claimedNumber)]),
    ...(claimedBornOn === null ? [] : [text.saysBornOn(day(claimedBornOn))]),
    text.joined(formatDate(joinedAt)),
  ]
}

function factsOfListed({
  email,
  memberNumber,
  nationalId,
  category,
  bornOn,
  handicap,
}: MemberMatch['listed']) {
  const index = formatHandicap(handicap)
  return [
    email ?? text.noEmail,
    ...(memberNumber === null ? [] : [text.number(memberNumber)]),
    ...(nationalId === null ? [] : [text.nationalId(nationalId)]),
    ...(category === null ? [] : [category]),
    ...(bornOn === null ? [] : [text.bornOn(day(bornOn))]),
    index === undefined ? text.noHandicap : text.handicap(index),
  ]
}

function Facts({ title, name, facts }: { title: string; name: string; facts: readonly string[] }) {
  return (
    <div className="grid content-start gap-1 rounded-control bg-sunken p-3">
      <p className="text-note text-soft">{title}</p>
      <p className="font-semibold wrap-anywhere">{name}</p>
      <ul className="text-note wrap-anywhere">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

function Answers({ clubId, match: { member, listed } }: { clubId: string; match: MemberMatch }) {
  const name = nameOf(member)
  const answering = useAction({
    run: (isSame: boolean) =>
      send(answerMemberMatch, {
        params: { clubId },
        body: { memberId: member.id, listedId: listed.id, isSame },
      }),
    changes: [
      query(listMemberMatches, { params: { clubId } }),
      query(listMembers, { params: { clubId } }),
      query(getClub, { params: { clubId } }),
      allOf(searchMembers),
    ],
    onDone: (_, isSame) => {
      showToast({
        tone: 'success',
        title: isSame ? text.yesDone(name) : text.noDone(name),
        ...(isSame && { description: text.yesDoneNote }),
      })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: text.failed,
        description: failureText(fault, sharedText.tryAgainLater),
      })
    },
  })
  const answer = (isSame: boolean) => {
    if (!answering.isPending) answering.mutate(isSame)
  }
  const busy = (isSame: boolean) =>
    answering.isPending && answering.variables === isSame ? text.saving : undefined
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        busy={busy(true)}
        aria-label={busy(true) === undefined ? text.yesNamed(name) : undefined}
        onClick={() => {
          answer(true)
        }}
      >
        {text.yes}
      </Button>
      <Button
        look="secondary"
        busy={busy(false)}
        aria-label={busy(false) === undefined ? text.noNamed(name) : undefined}
        onClick={() => {
          answer(false)
        }}
      >
        {text.no}
      </Button>
    </div>
  )
}
