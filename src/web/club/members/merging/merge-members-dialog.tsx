import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import {
  findMergeCandidates,
  listMemberMerges,
  mergeMembers,
  previewMemberMerge,
  type MergedPerson,
  type MergePreview,
} from '#contract/club/member-merges.ts'
import { getClub } from '#contract/club/clubs.ts'
import { listMemberMatches } from '#contract/club/member-matches.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { listMembers, type Member } from '#contract/club/members.ts'
import { send } from '#web/lib/api.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { memberMergesText as text } from '#web/messages/en/club/member-merges.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { memberName } from '../member-name.ts'
import { mergeFault, refusalText } from './merge-fault.ts'

type MergeMembersDialogProps = { member: Member; clubId: string; onClose: () => void }

const LEAST_REASON = 3

/** Finds the other record of a member, shows what each has, and makes the two one. */
export default function MergeMembersDialog({ member, clubId, onClose }: MergeMembersDialogProps) {
  const [other, setOther] = useState<string>()
  const form = useForm({ defaultValues: { reason: '' } })
  const pair = useQuery({
    ...query(previewMemberMerge, {
      params: { clubId },
      query: { memberId: member.id, otherId: other ?? '' },
    }),
    enabled: other !== undefined,
    staleTime: 0,
  })
  const merging = useMerging({ member, clubId, onClose })
  const mayMerge = other !== undefined && pair.data?.refusal === null
  return (
    <FormDialog
      title={text.title(memberName(member))}
      description={text.description}
      width="wide"
      submitLabel={text.merge}
      busyLabel={text.merging}
      isBusy={merging.isPending}
      fault={merging.error ? mergeFault(merging.error) : undefined}
      faultTitle={text.failed}
      {...(!mayMerge && { notYet: notYet(other, pair.data) })}
      onClose={onClose}
      onSubmit={() => {
        void form.handleSubmit(({ reason }) => {
          if (other !== undefined) merging.mutate({ otherId: other, reason: reason.trim() })
        })()
      }}
    >
      {other === undefined ? (
        <FindOther memberId={member.id} clubId={clubId} onChoose={setOther} />
      ) : (
        <>
          <Pair asked={pair} />
          <Button
            look="secondary"
            className="justify-self-start"
            onClick={() => {
              setOther(undefined)
            }}
          >
            {text.another}
          </Button>
          {mayMerge && (
            <MergeReason
              field={form.register('reason', reasonRules)}
              isWrong={form.formState.errors.reason !== undefined}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** Why there is nothing to merge yet. */
function notYet(other: string | undefined, pair: MergePreview | undefined): string {
  if (other === undefined) return text.chooseFirst
  return pair ? text.cannot : text.loading
}

const reasonRules = { validate: (typed: string) => typed.trim().length >= LEAST_REASON }

function MergeReason({ field, isWrong }: { field: UseFormRegisterReturn; isWrong: boolean }) {
  return (
    <Field
      label={text.reason}
      required
      hint={text.reasonHint}
      error={isWrong ? text.reasonMissing : undefined}
    >
      {(wiring) => <Input {...wiring} {...field} maxLength={200} autoComplete="off" />}
    </Field>
  )
}

function useMerging({ member, clubId, onClose }: MergeMembersDialogProps) {
  return useAction({
    run: ({ otherId, reason }: { otherId: string; reason: string }) =>
      send(mergeMembers, { params: { clubId }, body: { memberId: member.id, otherId, reason } }),
    changes: changedByMerge(clubId),
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.merged(memberName(member)) })
    },
  })
}

/** What a merge and its undoing change on the screens of administrators. */
export const changedByMerge = (clubId: string) => [
  ...[listMembers, listMemberMatches, listMemberMerges].map((call) => query(call, { params: { clubId } })),
  query(getClub, { params: { clubId } }),
  allOf(searchMembers),
  allOf(findMergeCandidates),
]

type FindOtherProps = { memberId: string; clubId: string; onChoose: (id: string) => void }

/** The same last name first; any other name, address or number by a search. */
function FindOther({ memberId, clubId, onChoose }: FindOtherProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const found = useQuery(
    query(findMergeCandidates, {
      params: { clubId },
      query: { memberId, ...(search === '' ? {} : { search }) },
    }),
  )
  return (
    <>
      <Field label={text.search} hint={text.searchHint}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
            }}
          />
        )}
      </Field>
      {found.isError ? (
        <ErrorState title={text.loadFailed} onRetry={() => void found.refetch()}>
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : found.data === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <Found people={found.data} onChoose={onChoose} />
      )}
    </>
  )
}

function Found({ people, onChoose }: { people: readonly MergedPerson[]; onChoose: (id: string) => void }) {
  if (people.length === 0) return <p role="status">{text.nobody}</p>
  return (
    <ul className="grid gap-2">
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            aria-label={text.choose(`${person.name}, ${factsOf(person).join(', ')}`)}
            className="grid min-h-11 w-full gap-1 rounded-control border border-line bg-surface p-3 text-start hover:bg-sunken"
            onClick={() => {
              onChoose(person.id)
            }}
          >
            <span className="font-semibold wrap-anywhere">{person.name}</span>
            <span className="text-note text-soft wrap-anywhere">{factsOf(person).join(' · ')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ kind, email, memberNumber, handicap, cards, entries }: MergedPerson): string[] {
  const index = formatHandicap(handicap)
  return [
    text.kind[kind],
    ...(kind === 'guest' ? [] : [email ?? text.noEmail]),
    ...(memberNumber === null ? [] : [text.number(memberNumber)]),
    index === undefined ? text.noHandicap : text.handicap(index),
    text.cards(cards),
    text.entries(entries),
  ]
}

type Asked = { data: MergePreview | undefined; isError: boolean; refetch: () => unknown }

function Pair({ asked }: { asked: Asked }) {
  if (asked.isError)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void asked.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!asked.data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton className="h-40" />
      </div>
    )
  const { stays, goes, refusal, competition } = asked.data
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Facts title={text.stays} person={stays} />
        <Facts title={text.goes} person={goes} />
      </div>
      {refusal === null ? (
        <>
          {goes.kind === 'account' && <p>{text.signsIn(stays.name)}</p>}
          {goes.kind === 'guest' && stays.kind !== 'guest' && goes.cards > 0 && <p>{text.guestCards}</p>}
        </>
      ) : (
        <Notice tone="warn">{refusalText(refusal, competition)}</Notice>
      )}
    </>
  )
}

function Facts({ title, person }: { title: string; person: MergedPerson }) {
  return (
    <div className="grid content-start gap-1 rounded-control bg-sunken p-3">
      <p className="text-note text-soft">{title}</p>
      <p className="font-semibold wrap-anywhere">{person.name}</p>
      <ul className="text-note wrap-anywhere">
        {factsOf(person).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}
