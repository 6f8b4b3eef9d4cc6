import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { Section } from '#web/ui/card.tsx'

/** The three steps from an invitation to the first tee. */
export function InvitationSteps({ sendsMail }: { sendsMail: boolean }) {
  const steps = [
    [memberInviteText.stepSend, sendsMail ? memberInviteText.stepSendText : memberInviteText.stepMakeText],
    [
      memberInviteText.stepSignUp,
      sendsMail ? memberInviteText.stepSignUpText : memberInviteText.stepFollowText,
    ],
    [memberInviteText.stepReady, sendsMail ? memberInviteText.stepReadyText : memberInviteText.stepInText],
  ]
  return (
    <Section title={memberInviteText.howItWorks}>
      <ol className="grid gap-3">
        {steps.map(([title, text], i) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-round bg-tint font-semibold text-on-tint"
            >
              {i + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
