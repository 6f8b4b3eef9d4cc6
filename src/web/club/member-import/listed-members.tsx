import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  inviteListedMembers,
  listInvitations,
  MOST_INVITED,
  readListedProgress,
} from '#contract/club/invitations.ts'
import { listMembers, type Member } from '#contract/club/members.ts'
import { memberName } from '#web/club/members/member-name.ts'
import { pickMembers } from '#web/club/members/pick-members.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberImportText as text } from '#web/messages/en/club/member-import.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

const MOST_SHOWN = 100
const ASKED_EVERY_MS = 3_000

/** Members of a list who have no account yet: chosen, invited, and how far their mails are. */
export default function ListedMembers({ clubId }: { clubId: string }) {
  const members = useQuery(query(listMembers, { params: { clubId } }))
  const progress = useQuery({
    ...query(readListedProgress, { params: { clubId } }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? ASKED_EVERY_MS : false),
  })
  if (members.isError || progress.isError)
    return (
      <ErrorState
        title={text.loadFailed}
        onRetry={() => {
          void members.refetch()
          void progress.refetch()
        }}
      />
    )
  if (!members.data || !progress.data || progress.data.withoutAccount === 0) return null
  const { sent, waiting, failed, withoutAddress } = progress.data
  return (
    <Section title={text.listed}>
      <p className="max-w-prose text-soft">{text.listedLead}</p>
      <p role="status">
        {text.progress(sent, waiting, failed)}
        {withoutAddress > 0 && ` · ${text.withoutAddress(withoutAddress)}`}
      </p>
      <ChooseListed
        clubId={clubId}
        listed={members.data.filter(({ hasAccount, email }) => hasAccount === false && email !== '')}
      />
    </Section>
  )
}

function ChooseListed({ clubId, listed }: { clubId: string; listed: readonly Member[] }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const inviting = useInviting(clubId, () => {
    setChosen(new Set())
  })
  if (listed.length === 0) return null
  const found = pickMembers(listed, {
    search,
    role: undefined,
    status: undefined,
    order: 'name',
    isReversed: false,
  })
  const toggle = (id: string) => {
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  }
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={text.search}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
            }}
          />
        )}
      </Field>
      <ChooseMany found={found} chosen={chosen} onChoose={setChosen} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-x-4">
        {found.slice(0, MOST_SHOWN).map((member) => (
          <ListedMember key={member.id} member={member} toggle={toggle} isChosen={chosen.has(member.id)} />
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p className="text-soft">{text.moreListed(found.length - MOST_SHOWN)}</p>}
      <Button
        className="justify-self-start"
        disabled={chosen.size === 0}
        busy={inviting.isPending ? text.inviting : undefined}
        onClick={() => {
          inviting.mutate([...chosen])
        }}
      >
        {text.invite(chosen.size)}
      </Button>
    </Card>
  )
}

type ChooseManyProps = {
  found: readonly Member[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

function ChooseMany({ found, chosen, onChoose }: ChooseManyProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {found.length > MOST_SHOWN && (
        <Button
          look="quiet"
          onClick={() => {
            onChoose(new Set(found.slice(0, MOST_SHOWN).map(({ id }) => id)))
          }}
        >
          {text.chooseShown(MOST_SHOWN)}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => {
          onChoose(new Set(found.map(({ id }) => id)))
        }}
      >
        {text.chooseAll(found.length)}
      </Button>
      {chosen.size > 0 && (
        <Button
          look="quiet"
          onClick={() => {
            onChoose(new Set())
          }}
        >
          {text.chooseNone}
        </Button>
      )}
    </div>
  )
}

type ListedMemberProps = { member: Member; isChosen: boolean; toggle: (id: string) => void }

function ListedMember({ member, isChosen, toggle }: ListedMemberProps) {
  const id = useId()
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={id}
          type="checkbox"
          aria-label={memberName(member)}
          className="size-6 shrink-0"
          checked={isChosen}
          onChange={() => {
            toggle(member.id)
          }}
        />
        <span className="min-w-0">
          <span className="block truncate">{memberName(member)}</span>
          <span className="block truncate text-note text-soft">{member.email}</span>
        </span>
      </label>
    </li>
  )
}

/** Invites in portions, as many as one request takes. */
function useInviting(clubId: string, onDone: () => void) {
  return useAction({
    run: async (memberIds: readonly string[]) => {
      const sum = { invited: 0, alreadyInvited: 0 }
      for (let at = 0; at < memberIds.length; at += MOST_INVITED) {
        const body = { memberIds: memberIds.slice(at, at + MOST_INVITED) }
        const reply = await send(inviteListedMembers, { params: { clubId }, body })
        sum.invited += reply.invited
        sum.alreadyInvited += reply.alreadyInvited
      }
      return sum
    },
    changes: [readListedProgress, listInvitations].map((call) => query(call, { params: { clubId } })),
    onDone: ({ invited, alreadyInvited }) => {
      onDone()
      const description = text.invitedCount(invited, alreadyInvited)
      showToast({ tone: 'success', title: text.invited, description })
    },
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.inviteFailed, description })
    },
  })
}
