import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { addDeskHelper, inviteDeskHelper, listDeskHelpers } from '#contract/competition/desk-helpers.ts'
import { searchMembers } from '#contract/club/member-search.ts'
import { PasswordAgain, passwordRefusal } from '#web/identity/password-again.tsx'
import { send } from '#web/lib/api.ts'
import { asksSignInAgain } from '#web/lib/asks-sign-in-again.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskHelpersText as text } from '#web/messages/en/competition/desk-helpers.online.ts'
import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SignInAgain } from '#web/ui/sign-in-again.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Whom the administrator has chosen: a member, or an address. */
type Asked = { id: string; name: string } | { email: string }

const namesOf = (competitions: readonly { name: string }[]) => competitions.map(({ name }) => name).join(', ')

type AddHelperDialogProps = {
  competition: Competition
  helping: readonly string[]
  /** The club's other competitions of that day. */
  sameDay: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Lets a member help, or invites somebody by e-mail; the password is asked for as when an administrator is made. */
export default function AddHelperDialog({ competition, helping, sameDay, onClose }: AddHelperDialogProps) {
  const adding = useAdding({ competition, sameDay, onClose })
  const { asked, password, passwordError, setPassword, ask, again, isBusy, error } = adding
  const isFault = error !== null && passwordRefusal(error) === undefined
  const asksPassword = asked !== undefined && adding.asksPassword
  return (
    <Dialog
      title={text.addTitle}
      isOpen
      onClose={onClose}
      mayClose={!isBusy}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={isBusy}>
            {sharedText.close}
          </Button>
          {asksPassword && (
            <Button busy={isBusy ? text.adding : undefined} onClick={again}>
              {text.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        {asksPassword ? (
          <PasswordAgain value={password} error={passwordError} onType={setPassword} onSubmit={again} />
        ) : (
          <>
            {sameDay.length > 0 && (
              <TickBox
                label={text.wholeDay(sameDay.length)}
                note={namesOf(sameDay)}
                isTicked={adding.isWholeDay}
                onTick={adding.setWholeDay}
              />
            )}
            <FindMember
              clubId={competition.clubId}
              isBusy={isBusy}
              helping={adding.isWholeDay ? [] : helping}
              onChoose={ask}
            />
            <InviteByMail isBusy={isBusy} onInvite={ask} />
          </>
        )}
        {asksSignInAgain(error) ? (
          <SignInAgain />
        ) : (
          isFault && <Notice tone="bad">{failureText(error, text.addFailed)}</Notice>
        )}
      </div>
    </Dialog>
  )
}

function useAdding({
  competition,
  sameDay,
  onClose,
}: Pick<AddHelperDialogProps, 'competition' | 'sameDay' | 'onClose'>) {
  const [asked, setAsked] = useState<Asked>()
  const [isWholeDay, setWholeDay] = useState(false)
  const [asksPassword, setAsksPassword] = useState(false)
  const [password, setPassword] = useState('')
  const [passwordError, setPasswordError] = useState<string>()
  const params = { competitionId: competition.id }
  const adding = useAction({
    run: (whom: Asked) => {
      const proof = {
        ...(asksPassword && { password }),
        ...(isWholeDay && { alsoAt: sameDay.map(({ id }) => id) }),
      }
      return 'email' in whom
        ? send(inviteDeskHelper, { params, body: { email: whom.email, ...proof } })
        : send(addDeskHelper, { params: { ...params, helperId: whom.id }, body: proof })
    },
    changes: isWholeDay ? [allOf(listDeskHelpers)] : [query(listDeskHelpers, { params })],
    onDone: ({ alsoAt = [] }) => {
      const title = asked === undefined || 'email' in asked ? text.invited : text.added(asked.name)
      const left = isWholeDay ? sameDay.filter(({ id }) => !alsoAt.some((one) => one.id === id)) : []
      const description = [
        ...(alsoAt.length > 0 ? [text.wholeDayAdded(namesOf(alsoAt))] : []),
        ...(left.length > 0 ? [text.wholeDayLeft(namesOf(left))] : []),
      ].join(' ')
      showToast({ tone: 'success', title, ...(description !== '' && { description }) })
      onClose()
    },
    onFail: (fault) => {
      const refusal = passwordRefusal(fault)
      if (refusal === undefined) return
      setAsksPassword(true)
      setPasswordError(refusal === 'wrong' ? ownAccountText.passwordWrong : undefined)
    },
  })
  const ask = (whom: Asked) => {
    if (adding.isPending) return
    setAsked(whom)
    adding.mutate(whom)
  }
  return {
    asked,
    asksPassword,
    password,
    setPassword,
    passwordError,
    ask,
    isWholeDay,
    setWholeDay,
    again: () => {
      if (password === '') setPasswordError(ownAccountText.passwordMissing)
      else if (asked) ask(asked)
    },
    isBusy: adding.isPending,
    error: adding.error,
  }
}

type FindMemberProps = {
  clubId: string
  helping: readonly string[]
  isBusy: boolean
  onChoose: (member: { id: string; name: string }) => void
}

function FindMember({ clubId, helping, isBusy, onChoose }: FindMemberProps) {
  const [search, setSearch] = useState('')
  const found = useQuery(
    query(searchMembers, {
      params: { clubId },
      query: { search: search.trim(), role: 'player', status: 'active', limit: 50 },
    }),
  )
  const members = found.data?.members.filter(({ id, hasAccount }) => hasAccount && !helping.includes(id))
  return (
    <div className="grid gap-3">
      <Field label={text.search} hint={text.searchHint}>
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
      {found.isError && <Notice tone="bad">{failureText(found.error, sharedText.tryAgainLater)}</Notice>}
      {!members && !found.isError && <Skeleton className="h-24" />}
      {members?.length === 0 && <p className="text-soft">{text.noneFound}</p>}
      {members && members.length > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto border-y border-line">
          {members.map(({ id, firstName, lastName, marks }) => {
            const name = markedName(`${firstName} ${lastName}`.trim(), marks)
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-1">
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
                <Button
                  look="secondary"
                  aria-label={text.choose(name)}
                  disabled={isBusy}
                  onClick={() => {
                    onChoose({ id, name })
                  }}
                >
                  {text.confirm}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

type InviteByMailProps = { isBusy: boolean; onInvite: (whom: { email: string }) => void }

function InviteByMail({ isBusy, onInvite }: InviteByMailProps) {
  const [email, setEmail] = useState('')
  return (
    <form
      aria-label={text.invite}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onInvite({ email: email.trim() })
      }}
    >
      <p className="font-medium">{text.invite}</p>
      <div className="flex flex-wrap items-start gap-3">
        <Field label={text.email} hint={text.emailHint} className="min-w-48 flex-1">
          {(wiring) => (
            <Input
              {...wiring}
              type="email"
              required
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value)
              }}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" className="mt-7.5" disabled={isBusy}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}
