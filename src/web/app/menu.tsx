import { Link } from 'wouter'
import { chooseTheme, themeChoices, useTheme, type ThemeChoice } from '#web/lib/theme.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type MenuProps = {
  links: readonly { href: string; label: string }[]
  isMember: boolean
  isOpen: boolean
  onClose: () => void
}

const themeNames: Record<ThemeChoice, string> = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  outdoor: 'Outdoor, high contrast',
}

/** Links that have no room in the header, the colours, and the way out. */
export default function Menu({ links, isMember, isOpen, onClose }: MenuProps) {
  const theme = useTheme()
  return (
    <Dialog title="Menu" width="corner" isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5">
        <nav aria-label="Menu" className="grid lg:hidden">
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              onClick={onClose}
              className="-mx-3 flex min-h-11 items-center rounded-control px-3 text-lead font-medium hover:bg-sunken"
            >
              {label}
            </Link>
          ))}
        </nav>
        <ChoiceGroup
          legend="Colours"
          isStacked
          choices={themeChoices.map((value) => ({ value, label: themeNames[value] }))}
          value={theme}
          onChange={chooseTheme}
        />
        {isMember && (
          <LinkButton href="/api/logout" look="secondary">
            Logout
          </LinkButton>
        )}
      </div>
    </Dialog>
  )
}
