import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readDoor } from '#contract/identity/sign-in-service.ts'
import { query } from '#web/lib/query.ts'
import { signInServiceText as text } from '#web/messages/en/identity/sign-in-service.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What has to do with passwords of this Scoreclub; where a sign-in service keeps them, the way there (T32). */
export default function WherePasswordsAre({ children }: { children: ReactNode }) {
  const { data: door, isPending } = useQuery(query(readDoor))
  if (isPending) return <Skeleton className="h-40" />
  if (!door?.provider) return children
  return (
    <div className="grid gap-4">
      <p>{text.passwordsThere(door.provider.name)}</p>
      <LinkButton href="/api/login">{text.continueWith(door.provider.name)}</LinkButton>
    </div>
  )
}
