import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '#web/ui/link-button.tsx'

export function BackLink({ children }: { children: string }) {
  return (
    <LinkButton href="/competitions" look="secondary" icon={<ArrowLeft aria-hidden size={18} />}>
      {children}
    </LinkButton>
  )
}
