import type { Competition } from '#contract/competition/competitions.ts'
import { JoinButton } from '#web/competition/join-button.tsx'
import { startRoundText } from '#web/messages/en/card/start-round.ts'

/** Competitions that are being played and that this player can still enter. Once they have, they stand among those to play. */
export default function CompetitionsToEnter({ competitions }: { competitions: readonly Competition[] }) {
  return (
    <section
      aria-label={startRoundText.canEnter}
      className="grid gap-3 rounded-card border border-line bg-card p-4"
    >
      {competitions.map((competition) => (
        <div key={competition.id} className="flex flex-wrap items-center gap-3">
          <p className="min-w-40 flex-1">
            <strong>{competition.name}</strong> {startRoundText.notEntered}
          </p>
          <JoinButton competition={competition} look="secondary" onJoined={() => undefined} />
        </div>
      ))}
    </section>
  )
}
