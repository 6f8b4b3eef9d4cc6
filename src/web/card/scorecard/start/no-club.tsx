import { startRoundText } from '#web/messages/en/card/start-round.ts'
import JoinClub from '#web/club/join-club.tsx'
import { Card } from '#web/ui/card.tsx'

/** A round is played on a course of a club: the way into one. */
export default function NoClub() {
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-title font-semibold">{startRoundText.noClub}</h2>
        <p className="text-soft">{startRoundText.noClubText}</p>
      </div>
      <JoinClub />
    </Card>
  )
}
