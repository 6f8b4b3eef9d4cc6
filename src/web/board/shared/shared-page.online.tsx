import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { WALL_LINK_FIELD } from '#contract/board/sharing.ts'
import { sharedBoardsText as text } from '#web/messages/en/board/shared-boards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSharedBoards } from './use-shared-boards.ts'

const PublicBoard = lazy(() => import('./public-board.tsx'))
const Wall = lazy(() => import('./wall.tsx'))

/** A board by its link, signed in or not: the page for everybody, the frame in the club's own site, or the wall. */
export default function SharedPage() {
  const [path] = useLocation()
  const [asked] = useState(() => readLink(path))
  const { facts, isOver, hasFailed, refetch } = useSharedBoards(asked.token)
  useUnlisted()
  if (isOver || (facts && facts.kind !== asked.kind))
    return (
      <Plain isFrame={asked.kind === 'frame'}>
        <Notice tone="warn" title={text.over}>
          {text.overNext}
        </Notice>
      </Plain>
    )
  if (!facts)
    return (
      <Plain isFrame={asked.kind === 'frame'}>
        {hasFailed ? (
          <ErrorState title={text.failed} onRetry={() => void refetch()}>
            {sharedText.tryAgainLater}
          </ErrorState>
        ) : (
          <Skeleton className="h-64 rounded-card" />
        )}
      </Plain>
    )
  return (
    <Suspense fallback={null}>
      {facts.kind === 'wall' ? (
        <Wall facts={facts} token={asked.token} />
      ) : (
        <PublicBoard facts={facts} token={asked.token} isFrame={facts.kind === 'frame'} />
      )}
    </Suspense>
  )
}

type Asked = { kind: 'board' | 'frame' | 'wall'; token: string }

/** The secret of a public page stands in its path; that of a wall behind the #, which browsers send to nobody. */
function readLink(path: string): Asked {
  const token = /^\/b\/([^/]+)/.exec(path)?.[1]
  if (token !== undefined)
    return { kind: new URLSearchParams(location.search).has('frame') ? 'frame' : 'board', token }
  return { kind: 'wall', token: new URLSearchParams(location.hash.slice(1)).get(WALL_LINK_FIELD) ?? '' }
}

/** Names of players are for who has the link, and for no search engine. */
function useUnlisted(): void {
  useLayoutEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex, nofollow'
    document.head.append(meta)
    return () => {
      meta.remove()
    }
  }, [])
}

/** Within somebody else's page no link opens the app. */
function Plain({ isFrame, children }: { isFrame: boolean; children: React.ReactNode }) {
  return (
    <div className="mx-auto grid max-w-2xl content-start gap-4 px-4 py-8">
      <title>{`${text.tab} · Scoreclub`}</title>
      <h1 className="text-heading font-bold">{text.tab}</h1>
      {children}
      {!isFrame && (
        <LinkButton href="/" look="secondary" className="justify-self-start">
          {sharedText.backToHome}
        </LinkButton>
      )}
    </div>
  )
}
