import { Check } from 'lucide-react'
import type { FirstSteps as Steps } from '#contract/club/first-steps.ts'
import { useUser } from '#web/lib/session.ts'
import { alsoPlaysText } from '#web/messages/en/club/also-plays.online.ts'
import { clubStartText } from '#web/messages/en/club/club-start.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { AlsoPlaysButton } from './also-plays-button.tsx'
import { useNoteFirstStep } from './use-note-first-step.ts'

type FirstStepsProps = { clubId: string; clubName: string; steps: Steps }

/** What leads the first administrator from the club to the code on paper; each step ticks itself off. */
export default function FirstSteps({ clubId, clubName, steps }: FirstStepsProps) {
  const note = useNoteFirstStep(clubId)
  const list = listSteps(clubName, steps)
  const next = list.find((step) => !step.isDone)
  const done = list.filter((step) => step.isDone).length
  return (
    <section aria-labelledby="first-steps">
      <Card className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="first-steps" className="text-title font-semibold">
            {clubStartText.steps}
          </h2>
          <p className="text-soft">{clubStartText.stepsDone(done, list.length)}</p>
        </div>
        <ol className="divide-y divide-line">
          {list.map((step) => (
            <StepRow key={step.name} step={step} isNext={step === next} />
          ))}
        </ol>
        <AlsoUseful clubId={clubId} steps={steps} />
        <div>
          <Button
            look="quiet"
            className="-ml-4"
            onClick={() => {
              note('dismissed')
            }}
          >
            {clubStartText.hideSteps}
          </Button>
        </div>
      </Card>
    </section>
  )
}

/** What a club may do at the start and need not: each line goes once it is done. */
function AlsoUseful({ clubId, steps }: Omit<FirstStepsProps, 'clubName'>) {
  const user = useUser()
  const text = clubStartText
  const rows = [
    ...(steps.hasUnion === true
      ? []
      : [{ name: text.country, note: text.countryNote, action: <CountryLink /> }]),
    ...(steps.hasMembers === true
      ? []
      : [{ name: text.members, note: text.membersNote, action: <ImportLink /> }]),
    ...(user?.role !== 'club_admin' || user.alsoPlays
      ? []
      : [
          {
            name: alsoPlaysText.step,
            note: alsoPlaysText.stepNote,
            action: <AlsoPlaysButton clubId={clubId} className="max-sm:w-full" />,
          },
        ]),
  ]
  if (rows.length === 0) return null
  return (
    <ul aria-label={text.alsoUseful} className="divide-y divide-line border-t border-line">
      {rows.map(({ name, note, action }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold">{name}</p>
            <p className="text-note text-soft">{note}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  )
}

function CountryLink() {
  return (
    <LinkButton href="/club-admin?tab=settings#country" look="secondary" className="max-sm:w-full">
      {clubStartText.sayCountry}
    </LinkButton>
  )
}

function ImportLink() {
  return (
    <LinkButton href="/members/import" look="secondary" className="max-sm:w-full">
      {clubStartText.importMembers}
    </LinkButton>
  )
}

type Step = { name: string; note: string; isDone: boolean; action: string; href: string }

function StepRow({ step: { name, note, isDone, action, href }, isNext }: { step: Step; isNext: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span
        aria-hidden
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-round',
          isDone ? 'bg-accent text-on-accent' : 'border border-edge',
        )}
      >
        {isDone && <Check size={16} />}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className={classNames('font-semibold wrap-anywhere', isDone && 'text-soft')}>
          {name}
          {isDone && <span className="sr-only"> {clubStartText.stepDone}</span>}
        </p>
        {!isDone && <p className="text-note text-soft">{note}</p>}
      </div>
      {!isDone && (
        <LinkButton
          href={href}
          look={isNext ? 'primary' : 'quiet'}
          className={isNext ? 'max-sm:w-full' : 'max-sm:ml-6'}
        >
          {action}
        </LinkButton>
      )}
    </li>
  )
}

function listSteps(clubName: string, steps: Steps): Step[] {
  const text = clubStartText
  const { courseId, areHolesConfirmed, hasRatings, hasCompetition, isCodeHandedOut } = steps
  const courses = '/club-admin?tab=courses'
  const newCourse = `${courses}&new=1`
  return [
    { name: clubName, note: '', isDone: true, action: '', href: '' },
    courseId === null
      ? {
          name: text.course,
          note: text.courseNote,
          isDone: false,
          action: text.createCourse,
          href: newCourse,
        }
      : {
          name: areHolesConfirmed ? text.course : text.holes,
          note: text.holesNote,
          isDone: areHolesConfirmed,
          action: text.checkHoles,
          href: `${courses}&holes=${courseId}`,
        },
    {
      name: text.ratings,
      note: text.ratingsNote,
      isDone: hasRatings,
      action: text.enterRatings,
      href: courseId === null ? newCourse : `${courses}&tees=${courseId}`,
    },
    {
      name: text.competition,
      note: text.competitionNote,
      isDone: hasCompetition,
      action: text.createCompetition,
      href: '/club-admin?tab=competitions&new=1',
    },
    {
      name: text.code,
      note: text.codeNote,
      isDone: isCodeHandedOut,
      action: text.openSheet,
      href: '/club-admin?sheet=1',
    },
  ]
}
