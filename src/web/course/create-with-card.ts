import type { Input } from '#contract/platform/call.ts'
import { updateHoles } from '#contract/course/course-holes.ts'
import { createCourse, type createCourseBody } from '#contract/course/course-changes.ts'
import type { Course } from '#contract/course/courses.ts'
import { cardToWire } from '#contract/course/wire-hole-names.ts'
import { takeable } from '#golf/course/doubtful-values.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { keepDraft } from '#web/lib/form-draft.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { showToast } from '#web/ui/toast.tsx'
import { isChecked, readCard, type CourseValues } from './course-values.ts'
import { pastedDraft } from './pasted-draft.ts'

/** Creates the course with its card where that is whole, or else fills it in afterwards. A card that is refused waits, as it was pasted, in the hole manager. */
export async function createWithCard(
  body: Input<typeof createCourseBody>,
  values: CourseValues,
): Promise<Course> {
  const course = await send(createCourse, { body })
  if (body.holes !== undefined) return course
  const reading = readCard(values)
  const card = reading ? cardToWire(takeable(reading, { withDoubtful: isChecked(values) })) : []
  const holes = withDescriptions(card, values.holeDescriptions)
  if (holes.length === 0) return course
  try {
    return await send(updateHoles, { params: { courseId: course.id }, body: { holes } })
  } catch (fault) {
    keepDraft(pastedDraft(course.id), { text: values.card })
    showToast({
      tone: 'error',
      title: clubCoursesText.cardNotTaken,
      description: failureText(fault, clubCoursesText.holesNotChanged),
    })
    return course
  }
}

/** Also of holes of which the card says nothing. */
function withDescriptions(
  card: ReturnType<typeof cardToWire>,
  descriptions: CourseValues['holeDescriptions'],
): Input<typeof updateHoles.body>['holes'] {
  const others = Object.keys(descriptions)
    .map(Number)
    .filter((number) => card.every(({ holeNumber }) => holeNumber !== number))
  return [...card, ...others.map((holeNumber) => ({ holeNumber }))].map((hole) => {
    const description = descriptions[String(hole.holeNumber)]
    return description === undefined ? hole : { ...hole, description }
  })
}
