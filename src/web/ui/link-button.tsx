import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass, type ButtonLook } from './button.tsx'

type LinkButtonProps = {
  href: string
  look?: ButtonLook
  icon?: ReactNode
  className?: string
  /** History state for the page it leads to. */
  state?: unknown
  children: ReactNode
}

/** A link that looks like a button. Addresses under /api/ are the server's and leave the app. */
export function LinkButton({ href, look, icon, className, state, children }: LinkButtonProps) {
  const buttonLook = buttonClass(look, className)
  return href.startsWith('/api/') || !href.startsWith('/') ? (
    <a href={href} className={buttonLook}>
      {icon}
      {children}
    </a>
  ) : (
    <Link href={href} state={state} className={buttonLook}>
      {icon}
      {children}
    </Link>
  )
}
