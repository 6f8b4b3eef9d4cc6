import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getClub } from '#contract/club/clubs.ts'
import type { Course } from '#contract/course/courses.ts'
import { readTerms } from '#contract/card/term-corrections.ts'
import { dateFormat } from '#golf/date-format.ts'
import { query } from '#web/lib/query.ts'
import { termCorrectionsText as text } from '#web/messages/en/card/term-corrections.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CorrectionList } from './correction-list.tsx'
import CorrectTermsDialog from './correct-terms-dialog.online.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = 30

/** Says which cards were played with other figures than a course has now, and asks whether those were a mistake. */
export default function CourseTerms({ course }: { course: Course }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { clubId } = course
  const club = useQuery(query(getClub, { params: { clubId } }))
  const timeZone = club.data?.timeZone
  const from = timeZone === undefined ? undefined : dayBefore(DAYS, timeZone)
  const asked = query(readTerms, {
    params: { clubId },
    query: { courseId: course.id, ...(from !== undefined && { from }) },
  })
  const terms = useQuery({
    ...asked,
    // Asked again with each change of the course.
    queryKey: [...asked.queryKey, `${course.version}`],
    enabled: from !== undefined,
  })
  const { outdated = 0, corrections = [] } = terms.data ?? {}
  if (timeZone === undefined || outdated + corrections.length === 0) return null
  return (
    <>
      {outdated > 0 && (
        <Notice
          tone="warn"
          action={
            <Button
              look="secondary"
              onClick={() => {
                setCorrecting(true)
              }}
            >
              {text.put}
            </Button>
          }
        >
          {text.outdatedOnCourse(outdated)}
        </Notice>
      )}
      {corrections.length > 0 && <CorrectionList clubId={clubId} corrections={corrections} />}
      {isCorrecting && (
        <CorrectTermsDialog
          clubId={clubId}
          of={{ kind: 'course', course, from: dayBefore(0, timeZone) }}
          onClose={() => {
            setCorrecting(false)
          }}
        />
      )}
    </>
  )
}

/** Such as 2026-05-01, on the club's calendar. */
function dayBefore(days: number, timeZone: string): string {
  const format = dateFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return format.format(new Date(Date.now() - days * DAY_MS))
}
