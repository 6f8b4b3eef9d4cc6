import { Page } from '#web/ui/page.tsx'

export default function ProfilePage() {
  return <Page title="Profile">Soon.</Page>
}
