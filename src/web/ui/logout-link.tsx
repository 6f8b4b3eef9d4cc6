import { LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { uiText } from '#web/messages/en/ui/ui.ts'
import { buttonClass } from './button.tsx'

const UnsentDialog = lazy(() => import('./unsent-dialog.tsx'))

type LogoutLinkProps = {
  /** The scores that would stay on this device, "holes 4, 7"; undefined when the club has everything. */
  unsent: string | undefined
  className?: string
}

/** Logs out through the server. Before that it warns about scores that would stay on this device (T43). */
export function LogoutLink({ unsent, className = buttonClass('secondary') }: LogoutLinkProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <a
        href="/api/logout"
        className={className}
        onClick={(event) => {
          if (unsent === undefined) return
          event.preventDefault()
          setIsAsking(true)
        }}
      >
        <LogOut aria-hidden size={18} />
        {uiText.logout}
      </a>
      {isAsking && unsent !== undefined && (
        <Suspense>
          <UnsentDialog
            unsent={unsent}
            onClose={() => {
              setIsAsking(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
