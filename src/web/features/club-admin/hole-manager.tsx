import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listCourses, updateHole, type Course, type WireCourseHole } from '#contract/courses.ts'
import type { Input as InputOf } from '#contract/call.ts'
import { failureText, send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { HeadCell, Table } from '#web/ui/table.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CourseWarnings } from './course-card.tsx'
import { HoleRow, type HoleChange } from './hole-row.tsx'

type Outcome = { tone: 'good' | 'bad'; text: string }
type Sent = { hole: WireCourseHole; change: HoleChange }

/** All holes of a course in a table; every change is saved when it is made. */
export default function HoleManager({ course, onClose }: { course: Course; onClose: () => void }) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  // Counted up when a change was refused, so that the row shows the stored value again.
  const [refusals, setRefusals] = useState(0)
  const saving = useAction({
    run: ({ hole, change }: Sent) =>
      send(updateHole, {
        params: { holeId: hole.id },
        body: change satisfies InputOf<typeof updateHole.body>,
      }),
    changes: [
      ['api', 'clubs', course.clubId, 'courses'],
      ['api', 'courses', course.id],
    ],
    onDone: ({ exchangedWith, ...saved }, { hole }) => {
      const { queryKey } = query(listCourses, { params: { clubId: course.clubId } })
      client.setQueryData(queryKey, (courses) =>
        courses?.map((one) =>
          one.id === course.id
            ? {
                ...one,
                holes: one.holes.map((old) => afterChange(old, { saved, exchangedWith, before: hole })),
              }
            : one,
        ),
      )
      const text =
        exchangedWith === null
          ? 'Changes saved successfully'
          : `Changes saved successfully. Hole ${exchangedWith} had stroke index ${saved.handicapIndex} and now has ${hole.handicapIndex}.`
      setOutcome({ tone: 'good', text: `Hole ${saved.holeNumber}: ${text}` })
      showToast({ tone: 'success', title: 'Hole Updated', description: text })
    },
    onFail: (fault, { hole }) => {
      const text = failureText(fault, 'The hole was not changed. Please try again.')
      setOutcome({ tone: 'bad', text: `Hole ${hole.holeNumber}: ${text}` })
      setRefusals((count) => count + 1)
      showToast({ tone: 'error', title: 'Update Failed', description: text })
    },
  })
  const holes = [...course.holes].sort((a, b) => a.holeNumber - b.holeNumber)
  const tees = [...course.tees].sort((a, b) => a.order - b.order)
  return (
    <Dialog
      title="Manage Holes"
      description={`${course.name}, par ${course.holesPar}`}
      width="wide"
      isOpen
      onClose={onClose}
      footer={
        <p
          role="status"
          className={`mr-auto min-h-6 self-center ${outcome?.tone === 'bad' ? 'text-danger' : 'text-ink'}`}
        >
          {saving.isPending ? 'Saving…' : (outcome?.text ?? 'Every change is saved at once.')}
        </p>
      }
    >
      <div className="grid gap-3">
        <CourseWarnings course={course} />
        {!course.strokeIndexesConfirmed && (
          <p className="text-soft">
            The stroke indexes were generated. Type them from your card: an index in use is exchanged with the
            hole that has it.
          </p>
        )}
        <Table label={`Holes of ${course.name}`}>
          <thead>
            <tr>
              <HeadCell className="sticky left-0 z-10 w-12 text-center">Hole</HeadCell>
              <HeadCell>Par</HeadCell>
              <HeadCell>Stroke index</HeadCell>
              {tees.map((tee) => (
                <HeadCell key={tee.id}>
                  <span className="flex items-center gap-1.5 whitespace-nowrap">
                    <span
                      aria-hidden
                      className="size-3 rounded-round border border-edge"
                      style={{ backgroundColor: tee.color }}
                    />
                    {tee.name}, yards
                  </span>
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {holes.map((hole) => (
              <HoleRow
                key={`${hole.id}-${refusals}`}
                hole={hole}
                holeCount={course.holeCount}
                teeNames={tees.map((tee) => tee.name)}
                onChange={(change) => {
                  saving.mutate({ hole, change })
                }}
              />
            ))}
          </tbody>
        </Table>
      </div>
    </Dialog>
  )
}

/** A hole as it is after one was saved: that one as the server says, and the one it exchanged its index with. */
function afterChange(
  hole: WireCourseHole,
  {
    saved,
    exchangedWith,
    before,
  }: { saved: WireCourseHole; exchangedWith: number | null; before: WireCourseHole },
): WireCourseHole {
  if (hole.id === saved.id) return saved
  return hole.holeNumber === exchangedWith ? { ...hole, handicapIndex: before.handicapIndex } : hole
}
