import type { Course } from '#contract/courses.ts'
import { clubCoursesText } from '#web/messages/en/club-courses.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { HeadCell, Table } from '#web/ui/table.tsx'
import { CourseWarnings } from './course-warnings.tsx'
import { HoleRow } from './hole-row.tsx'
import { useHoleSaving } from './use-hole-saving.ts'

/** All holes of a course in a table; every change is saved when it is made. */
export default function HoleManager({ course, onClose }: { course: Course; onClose: () => void }) {
  const saving = useHoleSaving(course)
  const { outcome, unsaved } = saving
  const status =
    outcome?.text ?? (unsaved.size > 0 ? clubCoursesText.notSaved(unsaved.size) : clubCoursesText.eachChange)
  const isBad = outcome?.isBad ?? unsaved.size > 0
  return (
    <Dialog
      title={clubCoursesText.manageHoles}
      description={clubCoursesText.courseLine(course.name, course.holesPar)}
      width="wide"
      isOpen
      onClose={onClose}
      footer={
        <>
          <p role="status" className={`mr-auto min-h-6 self-center ${isBad ? 'text-danger' : 'text-ink'}`}>
            {saving.isSaving ? sharedText.saving : status}
          </p>
          {unsaved.size > 0 && (
            <Button look="secondary" onClick={saving.saveAgain}>
              {clubCoursesText.saveThem}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <CourseWarnings course={course} />
        {!course.strokeIndexesConfirmed && <p className="text-soft">{clubCoursesText.indexesGenerated}</p>}
        <HoleTable course={course} saving={saving} />
      </div>
    </Dialog>
  )
}

type HoleTableProps = { course: Course; saving: ReturnType<typeof useHoleSaving> }

function HoleTable({ course, saving }: HoleTableProps) {
  const holes = [...course.holes].sort((a, b) => a.holeNumber - b.holeNumber)
  const tees = [...course.tees].sort((a, b) => a.order - b.order)
  return (
    <Table label={clubCoursesText.holesOf(course.name)}>
      <thead>
        <tr>
          <HeadCell className="sticky left-0 z-10 w-12 text-center">{clubCoursesText.hole}</HeadCell>
          <HeadCell>{clubCoursesText.par}</HeadCell>
          <HeadCell>{clubCoursesText.strokeIndex}</HeadCell>
          {tees.map((tee) => (
            <HeadCell key={tee.id}>
              <span className="flex items-center gap-1.5 whitespace-nowrap">
                <span
                  aria-hidden
                  className="size-3 rounded-round border border-edge"
                  style={{ backgroundColor: tee.color }}
                />
                {clubCoursesText.teeYards(tee.name)}
              </span>
            </HeadCell>
          ))}
          <HeadCell>{clubCoursesText.description}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {holes.map((hole) => (
          <HoleRow
            key={hole.id}
            hole={hole}
            holeCount={course.holeCount}
            teeNames={tees.map((tee) => tee.name)}
            unsaved={saving.unsaved}
            onType={saving.type}
            onCommit={saving.commit}
          />
        ))}
      </tbody>
    </Table>
  )
}
