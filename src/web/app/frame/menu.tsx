import { Link } from 'wouter'
import { chooseTheme, themeChoices, useTheme } from '#web/lib/theme.ts'
import { appText } from '#web/messages/en/app.ts'
import { chooseLanguage, languageNames, languages, readerLanguage } from '#web/messages/language.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LogoutLink } from '#web/ui/logout-link.tsx'
import { placeLinks, type NavigationLink } from './navigation.ts'

export type MenuContent = {
  links: readonly NavigationLink[]
  isMember: boolean
  /** Says which scores are on this device alone. */
  leftBehind: string | undefined
}

type MenuProps = MenuContent & { isOpen: boolean; onClose: () => void }

/** Links that have no room in the header, the colours, the language, and Logout. */
export default function Menu({ links, isMember, leftBehind, isOpen, onClose }: MenuProps) {
  const theme = useTheme()
  return (
    <Dialog title={appText.menu} width="corner" isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5">
        <nav aria-label={appText.menu} className="grid xl:hidden">
          {isMember && placeLinks().map((link) => <MenuLink key={link.href} {...link} onClick={onClose} />)}
          <span className="contents lg:hidden">
            {links.map((link) => (
              <MenuLink key={link.href} {...link} onClick={onClose} />
            ))}
          </span>
        </nav>
        <ChoiceGroup
          legend={appText.colours}
          isStacked
          choices={themeChoices.map((value) => ({ value, label: appText.themes[value] }))}
          value={theme}
          onChange={chooseTheme}
        />
        <ChoiceGroup
          legend={appText.language}
          isStacked
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={readerLanguage()}
          onChange={chooseLanguage}
        />
        {isMember && <LogoutLink unsent={leftBehind} />}
      </div>
    </Dialog>
  )
}

function MenuLink({ href, label, onClick }: NavigationLink & { onClick: () => void }) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className="-mx-3 flex min-h-11 items-center rounded-control px-3 text-lead font-medium hover:bg-sunken"
    >
      {label}
    </Link>
  )
}
