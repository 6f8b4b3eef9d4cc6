import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { appText } from '#web/messages/en/app/app.ts'
import type { MenuContent } from './menu.tsx'

const loadMenu = () => import('./menu.tsx')
const Menu = lazy(loadMenu)

export function MenuButton(props: MenuContent) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={appText.menu}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadMenu()}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
        className="grid size-11 place-items-center rounded-control text-ink hover:bg-sunken"
      >
        <MenuIcon aria-hidden size={22} />
      </button>
      {wasOpened && (
        <Suspense>
          <Menu
            {...props}
            isOpen={isOpen}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
