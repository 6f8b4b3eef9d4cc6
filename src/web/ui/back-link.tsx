import { ArrowLeft } from 'lucide-react'
import { LinkButton } from './link-button.tsx'

/** The way back from a screen to the list that it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
      {children}
    </LinkButton>
  )
}
