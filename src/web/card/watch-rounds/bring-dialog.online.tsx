import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { listCourses, type Course } from '#contract/course/courses.ts'
import { compareWatchCard } from '#contract/card/round-file/compare-watch-card.ts'
import type { WatchRound } from '#contract/card/round-file/garmin-rounds.ts'
import { elsewhereFault } from '#web/handicap/rounds-elsewhere/elsewhere-fault.tsx'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { ComparedCard } from './compared-card.tsx'
import type { WatchReading } from './read-watch-files.ts'
import { useBringing, type Bringing } from './use-bringing.ts'
import { useWatchFile } from './use-watch-file.ts'

type BringDialogProps = { clubId: string; userId: string; onClose: () => void }

/** From Garmin's files to a round of one's own: the round, the club's course and tee, and what differs. It stays open for the next. */
export default function BringDialog({ clubId, userId, onClose }: BringDialogProps) {
  const file = useWatchFile()
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  const { reading } = file
  const bringing = useBringing({
    clubId,
    userId,
    rounds: reading?.rounds ?? [],
    courses: courses.data ?? [],
  })
  const form = useId()
  return (
    <Dialog
      title={text.title}
      description={text.lead}
      width="wide"
      isOpen
      onClose={onClose}
      mayClose={!bringing.isPending}
      footer={<Foot form={form} bringing={bringing} onClose={onClose} />}
    >
      <form
        id={form}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          bringing.bring(false)
        }}
      >
        <ChooseFiles file={file} />
        {reading && courses.isError && !courses.data && (
          <ErrorState title={text.coursesFailed} onRetry={() => void courses.refetch()} />
        )}
        {reading && courses.data && reading.rounds.length > 0 && (
          <Chosen reading={reading} bringing={bringing} courses={courses.data} />
        )}
        <Fault bringing={bringing} />
        {bringing.answer !== undefined && (
          <div role="status">
            <Notice tone="info">{bringing.answer}</Notice>
          </div>
        )}
      </form>
    </Dialog>
  )
}

type FootProps = { form: string; bringing: Bringing; onClose: () => void }

function Foot({ form, bringing, onClose }: FootProps) {
  return (
    <>
      <Button look="secondary" onClick={onClose} disabled={bringing.isPending}>
        {sharedText.close}
      </Button>
      <Button
        type="submit"
        form={form}
        busy={bringing.isPending ? text.adding : undefined}
        disabled={!bringing.isReady}
      >
        {text.add}
      </Button>
    </>
  )
}

function Fault({ bringing }: { bringing: Bringing }) {
  const { fault, faultTitle } = elsewhereFault({
    error: bringing.error,
    title: text.notAdded,
    answer: {
      label: text.another,
      onAnswer: () => {
        bringing.bring(true)
      },
    },
  })
  if (fault === undefined) return null
  return (
    <Notice tone="bad" {...(faultTitle === undefined ? {} : { title: faultTitle })}>
      {fault}
    </Notice>
  )
}

type ChosenProps = { reading: WatchReading; bringing: Bringing; courses: readonly Course[] }

function Chosen({ reading, bringing, courses }: ChosenProps) {
  const { round, course, tee } = bringing
  return (
    <>
      <Choice
        label={text.round}
        empty={text.chooseRound}
        value={round?.id}
        options={reading.rounds.map((one) => [one.id, nameOf(one)])}
        onChoose={bringing.chooseRound}
      />
      {round && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice
            label={text.course}
            empty={text.chooseCourse}
            hint={hintOf(round.courseName && text.courseHint(round.courseName), bringing.isCourseSuggested)}
            value={course?.id}
            options={courses.map(({ id, name }) => [id, name])}
            onChoose={bringing.chooseCourse}
          />
          {course && (
            <Choice
              label={text.tee}
              empty={text.chooseTee}
              hint={hintOf(round.teeName && text.teeHint(round.teeName), bringing.isTeeSuggested)}
              value={tee?.id}
              options={course.tees.map(({ id, name }) => [id, name])}
              onChoose={bringing.chooseTee}
            />
          )}
        </div>
      )}
      {round && course && (
        <ComparedCard round={round} differences={compareWatchCard(round.holes, bringing.holes)} />
      )}
    </>
  )
}

const nameOf = ({ day, time, courseName, holesPlayed }: WatchRound) =>
  text.roundOf(formatDate(day, 'UTC'), time, courseName, holesPlayed)

const hintOf = (watch: string, isSuggested: boolean) =>
  [watch, isSuggested ? text.suggested : ''].filter((part) => part !== '').join(' ')

type ChoiceProps = {
  label: string
  empty: string
  hint?: string
  value: string | undefined
  options: readonly (readonly [value: string, name: string])[]
  onChoose: (value: string) => void
}

function Choice({ label, empty, hint = '', value = '', options, onChoose }: ChoiceProps) {
  return (
    <Field label={label} {...(hint === '' ? {} : { hint })}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={(event) => {
            onChoose(event.target.value)
          }}
        >
          <option value="" disabled>
            {empty}
          </option>
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
