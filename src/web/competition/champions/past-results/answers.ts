import type { ResultPreview } from '#contract/competition/past-results.ts'
import type { ResultOutcome } from '#contract/competition/result-file/result-fields.ts'

/** What the secretary says of a line that is asked about. */
export type Answer = 'keep' | 'leave' | ResultOutcome

type Row = ResultPreview['rows'][number]
export type Question = ResultPreview['questions'][number]

/** All that is asked of one line, or of the whole table, and what can be answered. */
export type Asked = { key: string; line: number | null; questions: Question[]; may: Answer[] }

/** The questions, a group for each line; what has no name, or neither a score nor a reason, cannot be kept as it is. */
export function groupQuestions({ questions, rows }: ResultPreview): Asked[] {
  const groups = new Map<string, Asked>()
  for (const question of questions) {
    const key = `${question.line ?? 'table'}`
    const group = groups.get(key)
    if (group) group.questions.push(question)
    else {
      const row = rows.find(({ line }) => line === question.line)
      groups.set(key, { key, line: question.line, questions: [question], may: answersFor(question, row) })
    }
  }
  return [...groups.values()]
}

function answersFor({ code }: Question, row: Row | undefined): Answer[] {
  if (!row) return code === 'line_unread' ? ['leave'] : ['keep']
  if (row.name === '') return ['leave']
  const outcomes: Answer[] = ['no_return', 'withdrawn', 'disqualified']
  return [...(row.score === null && row.outcome === null ? [] : (['keep'] as const)), ...outcomes, 'leave']
}

type Said = { answers: Readonly<Record<string, Answer>>; members: Readonly<Record<string, string>> }

/** The rows as they are saved: those that are left out are not among them, and a reason takes place and score. */
export function answeredRows({ rows }: ResultPreview, { answers, members }: Said) {
  return rows.flatMap((row) => {
    const answer = answers[`${row.line}`]
    if (answer === 'leave') return []
    const { name, gross, handicap, countback } = row
    const outcome = answer === undefined || answer === 'keep' ? row.outcome : answer
    const hasScore = outcome === null || outcome === row.outcome
    return {
      name,
      gross,
      handicap,
      countback,
      outcome,
      place: outcome === null ? row.place : null,
      score: hasScore ? row.score : null,
      userId: chosenMember(row, members) ?? null,
    }
  })
}

/**
 * The member that the name on a row stands for: the reader's choice, or else the match that was found. '' means no member;
 * undefined means that the reader still has to choose.
 */
export function memberOf(row: Row, members: Said['members']): string | undefined {
  return members[`${row.line}`] ?? row.userId ?? (row.members.length === 0 ? '' : undefined)
}

function chosenMember(row: Row, members: Said['members']): string | null {
  const chosen = memberOf(row, members)
  return chosen === undefined || chosen === '' ? null : chosen
}

/** How many questions and names are open; a line that is left out asks for nobody. */
export function openOf(preview: ResultPreview, said: Said): { questions: number; members: number } {
  return {
    questions: groupQuestions(preview).filter(({ key }) => said.answers[key] === undefined).length,
    members: preview.rows.filter(
      (row) => said.answers[`${row.line}`] !== 'leave' && memberOf(row, said.members) === undefined,
    ).length,
  }
}
