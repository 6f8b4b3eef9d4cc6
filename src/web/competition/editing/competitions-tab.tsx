import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { lazy } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { clubCompetitions, type Competition } from '#contract/competition/competitions.ts'
import { listCourses, type Course } from '#contract/course/courses.ts'
import { ListWithDialogs, useTabDialogs } from '#web/platform/list-with-dialogs.tsx'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionRow } from './competition-row.tsx'

const CompetitionDialog = lazy(() => import('./competition-dialog.tsx'))
const CopyCompetitionDialog = lazy(() => import('./copy-competition-dialog.tsx'))
const EditCompetitionDialog = lazy(() => import('./edit-competition-dialog.tsx'))

export function CompetitionsTab({ club }: { club: Club }) {
  const params = { clubId: club.id }
  const competitions = useQuery(query(clubCompetitions, { params }))
  const courses = useQuery(query(listCourses, { params }))
  const dialogs = useTabDialogs('/club-admin?tab=competitions')
  return (
    <ListWithDialogs
      title={clubCompetitionsText.competitions}
      newLabel={clubCompetitionsText.newCompetition}
      list={competitions}
      dialogs={dialogs}
      loadFailed={clubCompetitionsText.loadFailed}
      skeleton={<SkeletonCards className="h-28" />}
      empty={{
        icon: <Trophy aria-hidden size={32} />,
        title: clubCompetitionsText.none,
        next: clubCompetitionsText.noneNext,
        createFirst: clubCompetitionsText.createFirst,
      }}
      dialog={
        courses.data && (
          <Dialogs club={club} courses={courses.data} dialogs={dialogs} rows={competitions.data ?? []} />
        )
      }
    >
      {(rows) => (
        <>
          <p className="text-note text-soft">{clubCompetitionsText.undone}</p>
          <ul className="grid gap-3">
            {rows.map((competition) => (
              <li key={competition.id}>
                <CompetitionRow competition={competition} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ListWithDialogs>
  )
}

type DialogsProps = {
  club: Club
  courses: readonly Course[]
  dialogs: ReturnType<typeof useTabDialogs>
  rows: readonly Competition[]
}

function Dialogs({ club, courses, dialogs, rows }: DialogsProps) {
  const opened = (dialog: string) => rows.find(({ id }) => id === dialogs.idOf(dialog))
  const [edited, copied] = [opened('edit'), opened('copy')]
  const part = { club, courses, onClose: dialogs.close }
  return (
    <>
      {dialogs.isNew && <CompetitionDialog {...part} />}
      {copied && <CopyCompetitionDialog {...part} key={copied.id} competition={copied} />}
      {edited && <EditCompetitionDialog {...part} key={edited.id} competition={edited} />}
    </>
  )
}
