import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Tags } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listMemberCategories, type MemberCategory } from '#contract/club/member-categories.ts'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton, SkeletonCards } from '#web/ui/skeleton.tsx'
import { CategoryRow } from './category-row.tsx'

const AddCategory = lazy(() => import('./add-category.tsx'))
const DeleteCategoryDialog = lazy(() => import('./delete-category-dialog.tsx'))
const RenameCategoryDialog = lazy(() => import('./rename-category-dialog.tsx'))

/** The kinds of membership that a club has. */
export default function MemberCategoriesPage() {
  return (
    <AdminOnly title={text.title} denied={{ text: text.denied }}>
      {(clubId) => (
        <Page
          title={text.title}
          lead={text.lead}
          actions={
            <LinkButton
              href="/club-admin?tab=members"
              look="secondary"
              icon={<ArrowLeft aria-hidden size={18} />}
            >
              {text.back}
            </LinkButton>
          }
        >
          <Suspense fallback={<Skeleton className="h-48 max-w-3xl" />}>
            <AddCategory clubId={clubId} />
          </Suspense>
          <CategoryList clubId={clubId} />
        </Page>
      )}
    </AdminOnly>
  )
}

type Opened = { dialog: 'rename' | 'delete'; category: MemberCategory }

function CategoryList({ clubId }: { clubId: string }) {
  const categories = useQuery(query(listMemberCategories, { params: { clubId } }))
  const [opened, setOpened] = useState<Opened>()
  if (categories.isError)
    return (
      <ErrorState
        title={text.loadFailed}
        isOffline={categories.error instanceof OfflineError}
        onRetry={() => void categories.refetch()}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!categories.data) return <SkeletonCards count={2} className="h-20" />
  const dialog = opened && {
    clubId,
    category: opened.category,
    onClose: () => {
      setOpened(undefined)
    },
  }
  return (
    <Section title={text.list}>
      {categories.data.length === 0 ? (
        <EmptyState icon={<Tags aria-hidden size={32} />} title={text.none}>
          {text.noneNext}
        </EmptyState>
      ) : (
        <ul className="max-w-3xl rounded-card border border-line bg-card">
          {categories.data.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              onOpen={(name) => {
                setOpened({ dialog: name, category })
              }}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {dialog && opened.dialog === 'rename' && <RenameCategoryDialog {...dialog} />}
        {dialog && opened.dialog === 'delete' && <DeleteCategoryDialog {...dialog} />}
      </Suspense>
    </Section>
  )
}
