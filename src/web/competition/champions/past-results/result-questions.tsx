import type { ResultPreview } from '#contract/competition/past-results.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { groupQuestions, type Answer, type Asked, type Question } from './answers.ts'
import type { NewPastResult } from './use-new-past-result.ts'

type ResultQuestionsProps = { adding: NewPastResult; preview: ResultPreview }

/** What does not add up, line by line, each with how it is. */
export function ResultQuestions({ adding, preview }: ResultQuestionsProps) {
  const groups = groupQuestions(preview)
  if (groups.length === 0) return null
  return (
    <Card className="grid max-w-3xl gap-4">
      <h3 className="text-title font-semibold">{text.questions}</h3>
      <p className="text-soft">{text.questionsLead}</p>
      <ul className="grid gap-4">
        {groups.map((asked) => (
          <li key={asked.key} className="grid gap-2 border-t border-line pt-3">
            <h4 className="font-semibold">{lineOf(asked)}</h4>
            {asked.questions.map((question) => (
              <p key={question.code} className="wrap-anywhere">
                {sentenceOf(question, preview.rows.length)}
              </p>
            ))}
            <AnswerChoice
              adding={adding}
              asked={asked}
              hasRow={preview.rows.some(({ line }) => line === asked.line)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const lineOf = ({ line }: Asked) => (line === null ? text.ofTable : text.ofLine(line))

function sentenceOf({ code, value, otherLine = 0 }: Question, players: number): string {
  if (code === 'name_twice' || code === 'tie_differs' || code === 'score_order')
    return text.ask[code](value, otherLine)
  return code === 'count_differs' ? text.ask[code](value, players) : text.ask[code](value)
}

type AnswerChoiceProps = { adding: NewPastResult; asked: Asked; hasRow: boolean }

function AnswerChoice({ adding, asked, hasRow }: AnswerChoiceProps) {
  const { said, answer } = adding
  const label: Record<Answer, string> = {
    keep: hasRow ? text.keep : text.checked,
    leave: hasRow ? text.leave : text.notPlayer,
    ...text.outcomes,
  }
  return (
    <Select
      aria-label={text.answer(lineOf(asked))}
      value={said.answers[asked.key] ?? ''}
      onChange={(event) => {
        answer(
          asked.key,
          asked.may.find((one) => one === event.target.value),
        )
      }}
    >
      <option value="">{text.choose}</option>
      {asked.may.map((one) => (
        <option key={one} value={one}>
          {label[one]}
        </option>
      ))}
    </Select>
  )
}
