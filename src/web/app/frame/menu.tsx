import { Link } from 'wouter'
import { chooseTheme, themeChoices, useTheme } from '#web/lib/theme.ts'
import { appMenuText } from '#web/messages/en/app/app-menu.ts'
import { appText } from '#web/messages/en/app/app.ts'
import { chooseLanguage, languageNames, languages, readerLanguage } from '#web/messages/language.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LogoutLink } from '#web/ui/logout-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { NavigationLink } from './navigation.ts'

export type MenuContent = {
  links: readonly NavigationLink[]
  /** The public pages, which come after a member's work. */
  quiet: readonly NavigationLink[]
  isMember: boolean
  /** Says which scores are on this device alone. */
  leftBehind: string | undefined
}

type MenuProps = MenuContent & { isOpen: boolean; onClose: () => void }

/** Links that have no room in the header, the colours, the language, and Logout. */
export default function Menu({ links, quiet, isMember, leftBehind, isOpen, onClose }: MenuProps) {
  const theme = useTheme()
  return (
    <Dialog title={appText.menu} width="corner" isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5">
        <nav aria-label={appText.menu} className="grid xl:hidden">
          <span className="contents lg:hidden">
            {links.map((link) => (
              <MenuLink key={link.href} {...link} className="text-lead font-medium" onClick={onClose} />
            ))}
          </span>
          {quiet.map((link) => (
            <MenuLink key={link.href} {...link} className="text-soft" onClick={onClose} />
          ))}
        </nav>
        <ChoiceGroup
          legend={appMenuText.colours}
          isStacked
          choices={themeChoices.map((value) => ({ value, label: appMenuText.themes[value] }))}
          value={theme}
          onChange={chooseTheme}
        />
        <ChoiceGroup
          legend={appMenuText.language}
          isStacked
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={readerLanguage()}
          onChange={(language) => {
            chooseLanguage(language).catch(() => {
              showToast({ tone: 'error', title: sharedText.noConnection })
            })
          }}
        />
        {isMember && <LogoutLink unsent={leftBehind} />}
      </div>
    </Dialog>
  )
}

type MenuLinkProps = NavigationLink & { className: string; onClick: () => void }

function MenuLink({ href, label, className, onClick }: MenuLinkProps) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className={classNames(
        '-mx-3 flex min-h-11 items-center rounded-control px-3 hover:bg-sunken',
        className,
      )}
    >
      {label}
    </Link>
  )
}
