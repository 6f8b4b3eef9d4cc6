import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const loadMenu = () => import('./menu.tsx')
const Menu = lazy(loadMenu)

type MenuButtonProps = { links: readonly { href: string; label: string }[]; isMember: boolean }

export function MenuButton(props: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
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
