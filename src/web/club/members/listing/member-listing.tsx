import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { getBornOn, listMemberCategories, setMembersCategory } from '#contract/club/member-categories.ts'
import { getMemberDetails } from '#contract/club/member-details.ts'
import { listMembers, type Member } from '#contract/club/members.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SavedSelect, savedToasts } from '../../../platform/saved-choice.tsx'
import { BornOnField } from './born-on-field.tsx'
import { MemberDetailsForm } from './member-details-form.tsx'

type MemberListingProps = { member: Member; clubId: string }

/**
 * Who a member is and what the club's own list says of them: name and numbers, the category, and when they were born. What
 * stands below comes with it, so that nothing moves under a finger.
 */
export default function MemberListing({
  member,
  clubId,
  children,
}: MemberListingProps & { children: ReactNode }) {
  const categories = useQuery(query(listMemberCategories, { params: { clubId } }))
  const born = useQuery(query(getBornOn, { params: { clubId, memberId: member.id } }))
  const details = useQuery(query(getMemberDetails, { params: { clubId, memberId: member.id } }))
  if (categories.isError || born.isError || details.isError)
    return (
      <>
        <ErrorState
          title={text.loadFailed}
          onRetry={() => {
            void categories.refetch()
            void born.refetch()
            void details.refetch()
          }}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
        {children}
      </>
    )
  if (!categories.data || !born.data || !details.data) return <Skeleton className="h-96" />
  return (
    <div className="grid gap-6">
      <MemberDetailsForm
        // A form that was saved begins again with what is saved.
        key={details.data.version}
        clubId={clubId}
        member={member}
        details={details.data}
      />
      {categories.data.length === 0 ? (
        <div>
          <p className="font-medium">{text.category}</p>
          <p className="text-soft">{text.nobodyHas}</p>
          <Link
            href="/members/categories"
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {text.makeOne}
          </Link>
        </div>
      ) : (
        <CategoryChoice member={member} clubId={clubId} categories={categories.data} />
      )}
      <BornOnField clubId={clubId} memberId={member.id} bornOn={born.data.bornOn} />
      {children}
    </div>
  )
}

type CategoryChoiceProps = MemberListingProps & { categories: readonly { id: string; name: string }[] }

/** Saved at once. */
function CategoryChoice({ member, clubId, categories }: CategoryChoiceProps) {
  const saving = useAction({
    run: (categoryId: string | null) =>
      send(setMembersCategory, { params: { clubId }, body: { memberIds: [member.id], categoryId } }),
    changes: [listMembers, listMemberCategories].map((call) => query(call, { params: { clubId } })),
    ...savedToasts({
      topic: 'member-category',
      done: () => ({ title: text.changed }),
      failed: { title: text.notChanged, text: (fault) => failureText(fault, sharedText.tryAgainLater) },
    }),
  })
  return (
    <SavedSelect
      label={text.category}
      hint={text.categoryHint}
      value={member.category?.id ?? null}
      choices={[
        { value: null, label: text.without },
        ...categories.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      saving={saving}
    />
  )
}
