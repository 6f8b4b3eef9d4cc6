import { MapPin } from 'lucide-react'
import { Suspense } from 'react'
import type { Course } from '#contract/course/courses.ts'
import { courseRatingTexts } from '#web/lib/course-rating.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { RatingFigures } from '#web/ui/course-figures.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CourseWarnings } from './course-warnings.tsx'

const CourseTerms = lazyOptional(() => import('#web/card/term-corrections/course-terms.tsx'))

/** A course with links to its dialogs, which are open by the address: a reload keeps them open and Back closes them. */
export function CourseCard({ course }: { course: Course }) {
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
          <Badge>{clubCoursesText.holes(course.holeCount)}</Badge>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label={clubCoursesText.par} value={course.par} />
          <RatingFigures {...courseRatingTexts(course)} />
        </dl>
        <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label={clubCoursesText.tees}>
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
        <Suspense>
          <CourseTerms course={course} />
        </Suspense>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`/club-admin?tab=courses&edit=${course.id}`} look="secondary">
          {clubCoursesText.quickEdit}
          <span className="sr-only">{course.name}</span>
        </LinkButton>
        <LinkButton href={`/club-admin?tab=courses&tees=${course.id}`} look="secondary">
          {clubCoursesText.tees}
          <span className="sr-only">{course.name}</span>
        </LinkButton>
        <LinkButton href={`/club-admin?tab=courses&holes=${course.id}`} look="secondary">
          {clubCoursesText.manageHoles}
          <span className="sr-only">{course.name}</span>
        </LinkButton>
        <LinkButton href={`/club-admin?tab=courses&days=${course.id}`} look="secondary">
          {clubCoursesText.notForHandicap}
          <span className="sr-only">{course.name}</span>
        </LinkButton>
      </div>
    </Card>
  )
}
