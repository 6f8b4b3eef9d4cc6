import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link, Redirect, useLocation, useSearch } from 'wouter'
import { readPreference } from '#contract/identity/auth.ts'
import type { User } from '#contract/identity/session.ts'
import { afterSignIn, safeReturnPath } from '#web/lib/return-path.ts'
import { lazyPageWithWords } from '#web/lib/lazy-page-with-words.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { AuthTabs } from './auth-tabs.tsx'
import type { AuthMode } from './enter.ts'

/** The ways in that a mail's link or a forgotten password leads to. */
const ConnectAccount = lazyPageWithWords(() => import('./connect-account.tsx'))
const ConfirmChoice = lazy(() => import('./confirm-choice.tsx'))
const ForgotPassword = lazy(() => import('./forgot-password.tsx'))
const InvitationEntrance = lazy(() => import('./invitation-entrance.tsx'))
const SheetEntrance = lazy(() => import('./sheet-entrance.tsx'))
const NewPassword = lazy(() => import('./new-password.tsx'))
const WherePasswordsAre = lazyPageWithWords(() => import('./where-passwords-are.tsx'))
const VerifyEmail = lazy(() => import('./verify-email.tsx'))

/** Everything between a visitor and a member: what the address asks for, and who reads it, decide what is shown. */
export default function AuthPage() {
  const search = new URLSearchParams(useSearch())
  const user = useUser()
  const mode: AuthMode = search.get('tab') === 'signin' ? 'signin' : 'create'
  const next = search.get('next')
  const invitation = search.get('invitation')
  const verify = search.get('verify')
  const reset = search.get('reset')
  if (invitation !== null)
    return (
      <AuthFrame title={authText.invitationTitle}>
        <InvitationEntrance token={invitation} mode={mode} user={user} />
      </AuthFrame>
    )
  if (reset !== null) return <ResetLink token={reset} />
  if (!user && search.has('connect'))
    return (
      <AuthFrame title={authText.welcomeBack}>
        <ConnectAccount />
      </AuthFrame>
    )
  if (user) return <SignedInView user={user} verify={verify} next={next} />
  if (search.has('forgot'))
    return (
      <AuthFrame title={authText.forgotTitle}>
        <Card>
          <WherePasswordsAre>
            <ForgotPassword signInHref={signInHref(next)} />
          </WherePasswordsAre>
        </Card>
      </AuthFrame>
    )
  const code = search.get('code')
  const sheetKey = search.get('sheet')
  if (code !== null && sheetKey !== null && verify === null)
    return (
      <AuthFrame tabTitle={authText.joinYourClub}>
        <SheetEntrance code={code} sheetKey={sheetKey} mode={mode} next={safeReturnPath(next)} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={mode === 'signin' ? authText.welcomeBack : authText.joinYourClub}
      tabTitle={mode === 'signin' ? authText.signIn : authText.createAccount}
      lead={
        verify !== null
          ? authText.verifyLinkSignIn
          : safeReturnPath(next) === '/'
            ? undefined
            : authText.goesOn
      }
    >
      <AuthTabs mode={verify === null ? mode : 'signin'} next={safeReturnPath(next)} />
    </AuthFrame>
  )
}

/** No club opens before the address is confirmed; who administers or has a club already goes on without. */
function mustVerify(user: User, isAskedFor: boolean): boolean {
  const isIn = user.memberships.some(({ status }) => status === 'active')
  return user.needsVerification && (isAskedFor || (user.role === 'player' && !isIn))
}

function signInHref(next: string | null): string {
  const path = safeReturnPath(next)
  return path === '/' ? '/auth?tab=signin' : `/auth?tab=signin&next=${encodeURIComponent(path)}`
}

type SignedInViewProps = { user: User; verify: string | null; next: string | null }

/** What is left to settle with somebody who has just signed in, and then on. */
function SignedInView({ user, verify, next }: SignedInViewProps) {
  const [, go] = useLocation()
  const hasClub = user.memberships.length > 0
  const choice = useQuery({ ...query(readPreference), enabled: !hasClub })
  if (!hasClub && choice.isPending)
    return (
      <AuthFrame title={authText.welcomeBack}>
        <SkeletonCards count={1} className="h-40" />
      </AuthFrame>
    )
  if (!hasClub && choice.data)
    return (
      <AuthFrame title={authText.welcomeBack}>
        <ConfirmChoice choice={choice.data} />
      </AuthFrame>
    )
  if (!mustVerify(user, verify !== null)) return <Redirect to={afterSignIn(user, next)} replace />
  return (
    <AuthFrame title={authText.verifyTitle}>
      <Card>
        <VerifyEmail
          user={user}
          token={verify === '' ? null : verify}
          onDone={(verified) => {
            go(afterSignIn(verified, next), { replace: true })
          }}
        />
      </Card>
    </AuthFrame>
  )
}

/** The page of a mail's link: opening it changes nothing, its button does. */
function ResetLink({ token }: { token: string }) {
  const [, go] = useLocation()
  const [isOver, setIsOver] = useState(false)
  return (
    <AuthFrame title={authText.newPasswordTitle}>
      <Card>
        {isOver ? (
          <div className="grid gap-4">
            <Notice tone="warn" title={authText.linkOver}>
              {authText.linkOverLead}
            </Notice>
            <LinkButton href="/auth?forgot=1">{authText.askAgain}</LinkButton>
          </div>
        ) : (
          <WherePasswordsAre>
            <NewPassword
              proof={{ token }}
              onDone={() => {
                go('/auth', { replace: true })
              }}
              onOver={() => {
                setIsOver(true)
              }}
            />
          </WherePasswordsAre>
        )}
      </Card>
    </AuthFrame>
  )
}

/** Without a title, what is framed has the heading. */
type AuthFrameProps = { title?: string; tabTitle?: string; lead?: string | undefined; children: ReactNode }

function AuthFrame({ title, tabTitle = title ?? authText.joinYourClub, lead, children }: AuthFrameProps) {
  return (
    <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] gap-5 px-4 py-6 sm:py-10">
      <title>{`${tabTitle} · Scoreclub`}</title>
      <Link href="/" className="flex min-h-11 items-center gap-2 justify-self-start font-medium text-accent">
        <ArrowLeft aria-hidden size={18} />
        {sharedText.backToHome}
      </Link>
      {title !== undefined && (
        <div className="grid gap-1">
          <h1 className="text-heading font-bold">{title}</h1>
          {lead !== undefined && <p className="text-soft">{lead}</p>}
        </div>
      )}
      <Suspense fallback={<SkeletonCards count={1} className="h-72" />}>{children}</Suspense>
    </div>
  )
}
