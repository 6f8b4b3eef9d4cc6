import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { currentUser } from '#contract/auth.ts'
import type { Club } from '#contract/clubs.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { queryKey } from '#web/lib/query.ts'
import { AFTER_CLUB_CREATED_MS } from '#web/lib/timings.ts'
import { CodePlate } from '#web/ui/code-plate.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The code, then the administration a second later, unless the reader goes somewhere himself (D15). */
export function ClubCreated({ club }: { club: Club }) {
  const client = useQueryClient()
  const [, go] = useLocation()
  const code = club.clubCode
  useEffect(() => {
    void client.invalidateQueries({ queryKey: queryKey(currentUser) })
    void client.invalidateQueries({ queryKey: ['api', 'admin'] })
    const timer = setTimeout(() => {
      go('/club-admin')
    }, AFTER_CLUB_CREATED_MS)
    const stay = () => {
      clearTimeout(timer)
    }
    // A press or a key says that somebody is reading.
    addEventListener('pointerdown', stay)
    addEventListener('keydown', stay)
    return () => {
      stay()
      removeEventListener('pointerdown', stay)
      removeEventListener('keydown', stay)
    }
  }, [client, go])
  return (
    <Page
      title={`${club.name} is ready`}
      width="narrow"
      lead="Members type this code when they create their account."
    >
      {code !== null && (
        <CodePlate
          code={code}
          label="Club code"
          onCopy={() => {
            void copyText(code).then((done) => {
              showToast(
                done
                  ? { tone: 'success', title: 'Club code copied to clipboard!' }
                  : { tone: 'error', title: 'Not copied', description: 'Please copy the code by hand.' },
              )
            })
          }}
        />
      )}
      <div>
        <LinkButton href="/club-admin">Go to Club Administration</LinkButton>
      </div>
    </Page>
  )
}
