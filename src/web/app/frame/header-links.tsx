import { Link, useLocation } from 'wouter'
import { classNames } from '#web/ui/class-names.ts'
import type { NavigationLink } from './navigation.ts'

const looks = {
  work: 'px-1 text-note font-semibold text-ink xl:px-2',
  public: 'px-2 text-note font-medium text-soft',
  quiet: 'text-note text-soft',
}

type HeaderLinksProps = { links: readonly NavigationLink[]; look: keyof typeof looks; className: string }

/** Links of the header in one of its looks: a member's work is strong, what is there for completeness is quiet. */
export function HeaderLinks({ links, look, className }: HeaderLinksProps) {
  const [path] = useLocation()
  return links.map(({ href, label }) => {
    const isHere = path === href || (href !== '/' && path.startsWith(`${href}/`))
    return (
      <Link
        key={href}
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'min-h-11 min-w-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken',
          looks[look],
          className,
          isHere && 'underline decoration-accent decoration-2 underline-offset-8',
        )}
      >
        {label}
      </Link>
    )
  })
}
