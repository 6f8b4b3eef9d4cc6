import { Link } from 'wouter'
import type { MemberCategory } from '#contract/club/member-categories.ts'
import { memberCategoriesText as text } from '#web/messages/en/club/member-categories.online.ts'
import { Button } from '#web/ui/button.tsx'

type CategoryRowProps = { category: MemberCategory; onOpen: (dialog: 'rename' | 'delete') => void }

/** One category: how many members have it, who asks for it, and what can be done with it. */
export function CategoryRow({ category, onOpen }: CategoryRowProps) {
  const { id, name, members, askedBy } = category
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-2 pr-2 pl-4 not-first:border-t">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {members === 0 ? (
          <p className="text-note text-soft">{text.members(0)}</p>
        ) : (
          <Link
            href={`/club-admin?tab=members&category=${id}`}
            aria-label={text.membersOf(members, name)}
            className="inline-flex min-h-11 items-center text-note text-accent underline underline-offset-4"
          >
            {text.members(members)}
          </Link>
        )}
        {askedBy.length > 0 && (
          <p className="text-note wrap-anywhere text-soft">{text.onlyFor(askedBy.join(', '))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          aria-label={text.renameNamed(name)}
          onClick={() => {
            onOpen('rename')
          }}
        >
          {text.rename}
        </Button>
        <Button
          look="quiet"
          aria-label={text.deleteNamed(name)}
          onClick={() => {
            onOpen('delete')
          }}
        >
          {text.delete}
        </Button>
      </div>
    </li>
  )
}
