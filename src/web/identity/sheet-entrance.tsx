import { useQuery } from '@tanstack/react-query'
import { readJoinSheet } from '#contract/club/join-sheet.ts'
import { ApiError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { AuthTabs } from './auth-tabs.tsx'
import type { AuthMode } from './enter.ts'

type SheetEntranceProps = { code: string; sheetKey: string; mode: AuthMode; next: string }

/** The QR code of a club's sign-up sheet: whose it is, and the way in. */
export default function SheetEntrance({ code, sheetKey, mode, next }: SheetEntranceProps) {
  const sheet = useQuery(query(readJoinSheet, { params: { sheet: `${code}.${sheetKey}` } }))
  if (sheet.isPending) return <SkeletonCards count={1} className="h-[34rem]" />
  const isUnknown = sheet.error instanceof ApiError && sheet.error.status < 500
  if (sheet.isError && !isUnknown)
    return (
      <ErrorState title={authText.sheetFailed} onRetry={() => void sheet.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (sheet.data?.state === 'over')
    return (
      <>
        <h1 className="text-heading font-bold">{authText.sheetOver}</h1>
        <Notice tone="warn">{authText.sheetOverLead}</Notice>
        <AuthTabs mode={mode} next={next} linkedCode={null} />
      </>
    )
  const { clubName = null, clubColour = null, clubCrestUrl = null } = sheet.data ?? {}
  return (
    <>
      {clubName !== null ? (
        <div className="flex items-center gap-3">
          <ClubCrest name={clubName} colour={clubColour} crestUrl={clubCrestUrl} />
          <h1 className="min-w-0 text-heading font-bold wrap-anywhere">{authText.joinClub(clubName)}</h1>
        </div>
      ) : (
        // Printed before the server got another secret: the code may still be the club's.
        <h1 className="text-heading font-bold">{authText.joinYourClub}</h1>
      )}
      <AuthTabs mode={mode} next={next} />
    </>
  )
}
