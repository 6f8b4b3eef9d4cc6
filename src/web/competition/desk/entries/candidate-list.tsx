import { useQuery } from '@tanstack/react-query'
import { findCandidates, MOST_AT_ONCE, type Candidate } from '#contract/competition/entries.ts'
import { listMemberCategories } from '#contract/club/member-categories.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'

/** Whom an administrator looks for. An empty category is everybody. */
export type Wanted = { search: string; category: string }

type WantedFieldsProps = { clubId: string; wanted: Wanted; onWant: (wanted: Wanted) => void }

/** The name, and the category where the club has some. */
export function WantedFields({ clubId, wanted, onWant }: WantedFieldsProps) {
  const isAdmin = useIsClubAdmin() === true
  const categories = useQuery({ ...query(listMemberCategories, { params: { clubId } }), enabled: isAdmin })
  return (
    <>
      <Field label={text.search} hint={text.searchHint}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            value={wanted.search}
            onChange={({ target }) => {
              onWant({ ...wanted, search: target.value })
            }}
          />
        )}
      </Field>
      {categories.data && categories.data.length > 0 && (
        <Field label={text.category}>
          {(wiring) => (
            <Select
              {...wiring}
              value={wanted.category}
              onChange={({ target }) => {
                onWant({ ...wanted, category: target.value })
              }}
            >
              <option value="">{text.everybodyListed}</option>
              <SelectOptions from={categories.data} />
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

type CandidateListProps = {
  competitionId: string
  wanted: Wanted
  chosen: readonly Candidate[]
  onChoose: (chosen: readonly Candidate[]) => void
}

/** Those who are chosen stay on view, whoever is searched for next. Choosing all leaves out who has withdrawn. */
export function CandidateList({ competitionId, wanted, chosen, onChoose }: CandidateListProps) {
  const { search, category } = wanted
  const found = useQuery({
    ...query(findCandidates, {
      params: { competitionId },
      query: { search: search.trim(), limit: MOST_AT_ONCE, ...(category !== '' && { category }) },
    }),
    placeholderData: (before) => before,
  })
  const listed = found.data ?? []
  const isChosen = (userId: string) => chosen.some((one) => one.userId === userId)
  const others = listed.filter(({ userId }) => !isChosen(userId))
  const wantedAll = listed.filter(({ hasWithdrawn }) => hasWithdrawn !== true)
  const left = others.filter(({ hasWithdrawn }) => hasWithdrawn !== true)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-note text-soft">
          {chosen.length > 0 ? text.chosen(chosen.length) : ''}
          {found.data?.length === 0 && chosen.length === 0 ? text.nothingFound : ''}
        </p>
        {wantedAll.length > 1 && (
          <Button
            look="secondary"
            disabled={found.isPlaceholderData}
            onClick={() => {
              onChoose(left.length > 0 ? [...chosen, ...left] : [])
            }}
          >
            {left.length > 0 ? text.chooseAll(wantedAll.length) : text.chooseNone}
          </Button>
        )}
      </div>
      {found.isError && <Notice tone="warn">{failureText(found.error, sharedText.tryAgainLater)}</Notice>}
      <ul className="max-h-72 overflow-y-auto rounded-control border border-line">
        {[...chosen, ...others].map((person) => (
          <CandidateRow
            key={person.userId}
            person={person}
            isChosen={isChosen(person.userId)}
            onTick={() => {
              const without = chosen.filter(({ userId }) => userId !== person.userId)
              onChoose(isChosen(person.userId) ? without : [...chosen, person])
            }}
          />
        ))}
      </ul>
      {listed.length === MOST_AT_ONCE && <p className="text-note text-soft">{text.listEnds(MOST_AT_ONCE)}</p>}
    </div>
  )
}

type CandidateRowProps = { person: Candidate; isChosen: boolean; onTick: () => void }

function CandidateRow({ person, isChosen, onTick }: CandidateRowProps) {
  const { firstName, lastName, marks, isGuest, isReserve, hasWithdrawn, handicap } = person
  const facts = [
    isGuest && text.guest,
    isReserve && text.reserves,
    hasWithdrawn === true && text.withdrawn,
    handicap ?? text.noIndex,
  ]
  return (
    <li className="border-line not-first:border-t">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1">
        <input type="checkbox" checked={isChosen} onChange={onTick} className="size-6 shrink-0" />
        <span className="flex-1">{markedName(`${firstName} ${lastName}`, marks)}</span>
        <span className="text-note text-soft">{facts.filter((one) => one !== false).join(' · ')}</span>
      </label>
    </li>
  )
}
