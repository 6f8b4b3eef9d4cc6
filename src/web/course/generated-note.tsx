import { useState } from 'react'
import type { Course } from '#contract/course/courses.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { Button } from '#web/ui/button.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { countGenerated } from './hole-cells.ts'
import { GENERATED_NOTE } from './hole-input.tsx'
import type { HoleSaving } from './use-hole-saving.ts'

/** How much of the card is generated, what its mark looks like, and all of it confirmed after a question (D39). */
export function GeneratedNote({ course, saving }: { course: Course; saving: HoleSaving }) {
  const [isAsking, setAsking] = useState(false)
  const generated = course.holes.filter((hole) => hole.generated.length > 0)
  if (generated.length === 0) return null
  const counts = clubCoursesText.generatedCounts(countGenerated(course))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warn-tint p-3 text-on-warn-tint">
      <div>
        <p className="font-semibold">
          <span id={GENERATED_NOTE}>{clubCoursesText.generated}</span>: {counts}.
        </p>
        <p>{clubCoursesText.generatedNote}</p>
      </div>
      <Button
        look="secondary"
        onClick={() => {
          setAsking(true)
        }}
      >
        {clubCoursesText.confirmAll}
      </Button>
      {isAsking && (
        <AskDialog
          title={clubCoursesText.confirmAllTitle}
          confirmLabel={clubCoursesText.confirmAll}
          onCancel={() => {
            setAsking(false)
          }}
          onConfirm={() => {
            setAsking(false)
            saving.confirm(generated)
          }}
        >
          {clubCoursesText.confirmAllNote(counts)}
        </AskDialog>
      )}
    </div>
  )
}
