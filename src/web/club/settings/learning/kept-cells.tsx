import { useQuery } from '@tanstack/react-query'
import {
  eraseLearningCell,
  getLearning,
  listLearningCells,
  type LearningCell,
} from '#contract/photo/learning.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDaysIn } from '#web/lib/format-more.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubLearningText as text } from '#web/messages/en/club/club-learning.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The newest cells with their numbers; each can be erased. */
export function KeptCells({ clubId }: { clubId: string }) {
  const params = { clubId }
  const cells = useQuery(query(listLearningCells, { params, query: {} }))
  const erasing = useAction({
    run: (cellId: string) => send(eraseLearningCell, { params: { clubId, cellId } }),
    // The list's address continues this one.
    changes: [query(getLearning, { params })],
    onFail: (fault) => {
      const description = failureText(fault, sharedText.tryAgainLater)
      showToast({ tone: 'error', topic: 'learning', title: text.failed, description })
    },
  })
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
      {(cells.data ?? []).map((cell) => (
        <li key={cell.id} className="grid content-start gap-1">
          <img
            src={`data:image/png;base64,${cell.png}`}
            alt=""
            width={96}
            height={64}
            className="rounded-control border border-edge"
          />
          <p className="text-note">{wordsOf(cell)}</p>
          <Button
            look="quiet"
            className="justify-self-start px-0"
            aria-label={`${text.eraseOne}: ${wordsOf(cell)}`}
            onClick={() => erasing.mutate(cell.id)}
          >
            {text.eraseOne}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function wordsOf({ value, read, day }: LearningCell): string {
  return text.cell(value, read === null ? text.unread : String(read), formatDaysIn(day))
}
