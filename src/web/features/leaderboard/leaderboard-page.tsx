import { Page } from '#web/ui/page.tsx'

export default function LeaderboardPage() {
  return <Page title="Leaderboard">Soon.</Page>
}
