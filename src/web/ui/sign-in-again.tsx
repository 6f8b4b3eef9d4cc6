import { ownAccountText } from '#web/messages/en/identity/own-account.online.ts'
import { LinkButton } from './link-button.tsx'

/** Where a sign-in service keeps the passwords, it asks for them before what cannot be taken back: the way there and back. */
export function SignInAgain() {
  const back = encodeURIComponent(`${location.pathname}${location.search}`)
  return (
    <div>
      <LinkButton href={`/api/login?again=1&next=${back}`} look="secondary">
        {ownAccountText.signInAgain}
      </LinkButton>
    </div>
  )
}
