import { MapPin } from 'lucide-react'
import type { Course } from '#contract/courses.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Figure } from '#web/ui/card.tsx'

type CourseCardProps = { course: Course; onQuickEdit: () => void; onManageHoles: () => void }

export function CourseCard({ course, onQuickEdit, onManageHoles }: CourseCardProps) {
  return (
    <Card className="grid h-full content-between gap-4">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div>
            <h3 className="text-title font-semibold">{course.name}</h3>
            {course.location !== null && (
              <p className="flex items-center gap-1 text-soft">
                <MapPin aria-hidden size={16} />
                {course.location}
              </p>
            )}
          </div>
          <Badge>{course.holeCount} holes</Badge>
        </div>
        <dl className="grid grid-cols-3 gap-3">
          <Figure label="Par" value={course.par} />
          <Figure label="Rating" value={course.rating ?? '–'} />
          <Figure label="Slope" value={course.slope} />
        </dl>
        <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label="Tees">
          {course.tees.map((tee) => (
            <li key={tee.id} className="flex items-center gap-1.5 text-note">
              <span
                aria-hidden
                className="size-3 rounded-round border border-edge"
                style={{ backgroundColor: tee.color }}
              />
              {tee.name}
            </li>
          ))}
        </ul>
        <CourseWarnings course={course} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onManageHoles}>
          Manage Holes
        </Button>
        <Button look="quiet" onClick={onQuickEdit}>
          Quick Edit
        </Button>
      </div>
    </Card>
  )
}

/** What an administrator should mend before the card is played off (T4, T6). */
export function CourseWarnings({ course }: { course: Course }) {
  if (course.strokeIndexesConfirmed && course.par === course.holesPar) return null
  return (
    <div className="flex flex-wrap gap-2">
      {!course.strokeIndexesConfirmed && <Badge tone="warn">Stroke indexes not confirmed</Badge>}
      {course.par !== course.holesPar && (
        <Badge tone="warn">
          Par {course.par}, but the holes add up to {course.holesPar}
        </Badge>
      )}
    </div>
  )
}
