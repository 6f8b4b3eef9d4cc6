import { Page } from '#web/ui/page.tsx'

export default function AuthPage() {
  return <Page title="Auth">Soon.</Page>
}
