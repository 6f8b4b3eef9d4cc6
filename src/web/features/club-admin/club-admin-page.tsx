import { Page } from '#web/ui/page.tsx'

export default function ClubAdminPage() {
  return <Page title="Club Admin">Soon.</Page>
}
