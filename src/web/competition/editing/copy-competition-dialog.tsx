import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import type { Course } from '#contract/course/courses.ts'
import { readEntries, type EntryTerms } from '#contract/competition/entries.ts'
import { DialogWithClock } from '#web/club/with-known-zone.tsx'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText as text } from '#web/messages/en/competition/club-competitions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import CompetitionDialog from './competition-dialog.tsx'
import { copiedValues } from './copied-values.ts'

type CopyCompetitionDialogProps = {
  club: Club
  courses: readonly Course[]
  competition: Competition
  onClose: () => void
}

/** The form of a new competition filled in like one that there is, to be saved with one press. */
export default function CopyCompetitionDialog(props: CopyCompetitionDialogProps) {
  const { competition, onClose } = props
  const list = useQuery(query(readEntries, { params: { competitionId: competition.id } }))
  if (list.data)
    return (
      <DialogWithClock timeZone={props.club.timeZone} title={text.newCompetition} onClose={onClose}>
        <FilledIn {...props} terms={list.data.terms} />
      </DialogWithClock>
    )
  return (
    <Dialog title={text.newCompetition} description={competition.name} isOpen onClose={onClose}>
      {list.isError ? (
        <ErrorState title={text.copyFailed} onRetry={() => void list.refetch()}>
          {sharedText.tryAgainLater}
        </ErrorState>
      ) : (
        <SkeletonCards />
      )}
    </Dialog>
  )
}

function FilledIn({ terms, ...props }: CopyCompetitionDialogProps & { terms: EntryTerms }) {
  const { club, courses, competition, onClose } = props
  // As it was when the form was opened: what is typed stays whatever is loaded again.
  const [values] = useState(() =>
    copiedValues(competition, {
      timeZone: club.timeZone,
      teeId: terms.teeId,
      now: new Date(),
      courseIds: courses.map(({ id }) => id),
    }),
  )
  const { id, name } = competition
  return <CompetitionDialog club={club} courses={courses} onClose={onClose} copyOf={{ id, name, values }} />
}
