import { ClipboardPaste, Download } from 'lucide-react'
import { useState } from 'react'
import type { Course } from '#contract/course/courses.ts'
import { readCardText } from '#golf/course/card-text.ts'
import { takeable } from '#golf/course/doubtful-values.ts'
import { clearDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { courseFileText as fileWords } from '#web/messages/en/course/course-file.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { CourseFilePanel } from './course-file/course-file-panel.tsx'
import { courseFileName, courseFileText } from './course-file/export-course.ts'
import { looksLikeCourseFile } from './course-file/read-course-file.ts'
import { useCourseFile, type CourseFileState } from './course-file/use-course-file.ts'
import { CourseWarnings } from './course-warnings.tsx'
import { GeneratedNote } from './generated-note.tsx'
import { hasWomensCard } from './hole-cells.ts'
import { HoleTable } from './hole-table.tsx'
import { PasteCard } from './paste-card.tsx'
import { pastedDraft } from './pasted-draft.ts'
import { useHoleSaving, type HoleSaving } from './use-hole-saving.ts'

type ManagerProps = { course: Course; onClose: () => void }

/** All holes of a course in a table; every change is saved when it is made. */
export default function HoleManager({ course, onClose }: ManagerProps) {
  const saving = useHoleSaving(course)
  const pasted = usePastedText(course)
  const shared = { course, onClose, saving, pasted }
  return pasted.text === undefined ? <TableView {...shared} /> : <PasteView {...shared} />
}

/** The text that is being pasted, kept over a reload; undefined while the table is shown. */
function usePastedText(course: Course) {
  const draft = pastedDraft(course.id)
  const [text, setText] = useState(() => {
    const kept = withDraft(draft, { text: '' }).text
    return kept === '' ? undefined : kept
  })
  const change = (next: string | undefined) => {
    setText(next)
    if (next === undefined || next === '') clearDraft(draft)
    else keepDraft(draft, { text: next })
  }
  return { text, change }
}

type ViewProps = ManagerProps & { saving: HoleSaving; pasted: ReturnType<typeof usePastedText> }

function TableView({ course, onClose, saving, pasted }: ViewProps) {
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
          <Button onClick={onClose}>{clubCoursesText.done}</Button>
        </>
      }
    >
      <div className="sticky left-0 mb-3 grid gap-3">
        <CourseWarnings course={course} isInside />
        <GeneratedNote course={course} saving={saving} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="secondary"
            icon={<ClipboardPaste aria-hidden size={18} />}
            onClick={() => {
              pasted.change('')
            }}
          >
            {clubCoursesText.pasteCard}
          </Button>
          <Button
            look="secondary"
            icon={<Download aria-hidden size={18} />}
            onClick={() => {
              offerFile(courseFileText(course), courseFileName(course))
            }}
          >
            {fileWords.save}
          </Button>
          <WomensCard course={course} saving={saving} />
        </div>
        <p className="text-note text-soft">{clubCoursesText.keysNote}</p>
      </div>
      <HoleTable course={course} saving={saving} onPasteTable={pasted.change} />
    </Dialog>
  )
}

function WomensCard({ course, saving }: { course: Course; saving: HoleSaving }) {
  const [isAsking, setAsking] = useState(false)
  const isThere = hasWomensCard(course)
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={isThere}
          disabled={saving.isSaving}
          onChange={() => {
            if (isThere) setAsking(true)
            else saving.setWomensCard(true)
          }}
        />
        {clubCoursesText.womensCardDiffers}
      </label>
      {isAsking && (
        <AskDialog
          title={clubCoursesText.removeWomensCard}
          confirmLabel={clubCoursesText.remove}
          onCancel={() => {
            setAsking(false)
          }}
          onConfirm={() => {
            setAsking(false)
            saving.setWomensCard(false)
          }}
        >
          {clubCoursesText.removeWomensCardNote}
        </AskDialog>
      )}
    </>
  )
}

/** What is read of the pasted text, and which of it is taken. */
function usePastedCard(course: Course, text: string) {
  const [checked, setChecked] = useState('')
  const reading =
    text.trim() === ''
      ? undefined
      : readCardText(text, {
          teeNames: course.tees.map((tee) => tee.name),
          holeCount: course.holeCount === 9 ? 9 : 18,
        })
  const isChecked = checked !== '' && checked === text
  return {
    reading,
    isChecked,
    values: reading ? takeable(reading, { withDoubtful: isChecked }) : [],
    check: (isRight: boolean) => {
      setChecked(isRight ? text : '')
    },
  }
}

function PasteView({ course, onClose, saving, pasted }: ViewProps) {
  const text = pasted.text ?? ''
  const { reading, isChecked, values, check } = usePastedCard(course, text)
  const courseFile = useCourseFile({ onCard: pasted.change })
  const { outcome } = saving
  return (
    <Dialog
      title={clubCoursesText.pasteCard}
      description={course.name}
      width="wide"
      isOpen
      onClose={onClose}
      footer={
        <>
          <p role="status" className="mr-auto min-h-6 self-center text-danger">
            {outcome?.isBad === true && outcome.text}
          </p>
          <Button
            look="secondary"
            onClick={() => {
              pasted.change(undefined)
            }}
          >
            {clubCoursesText.backToHoles}
          </Button>
          <Button
            disabled={values.length === 0}
            busy={saving.isSaving ? sharedText.saving : undefined}
            onClick={() => {
              saving.saveCard(values, () => {
                pasted.change(undefined)
              })
            }}
          >
            {clubCoursesText.takeValues(values.length)}
          </Button>
        </>
      }
    >
      <FileOfCourse course={course} state={courseFile} />
      <PasteCard
        course={course}
        text={text}
        reading={reading}
        onText={(next) => {
          if (looksLikeCourseFile(next)) courseFile.takeText(next)
          else pasted.change(next)
        }}
        isChecked={isChecked}
        onChecked={check}
      />
    </Dialog>
  )
}

/** A course file in place of a card; its course may be another than this one. */
function FileOfCourse({ course, state }: { course: Course; state: CourseFileState }) {
  const holes = state.course?.holeCount
  return (
    <div className="mb-4">
      <CourseFilePanel state={state} isCardOnly>
        {holes !== undefined && holes !== course.holeCount && (
          <Notice tone="warn">{fileWords.otherHoleCount(holes, course.holeCount)}</Notice>
        )}
      </CourseFilePanel>
    </div>
  )
}
