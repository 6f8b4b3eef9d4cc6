import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { readPlayerMessages, type PlayerMessage } from '#contract/competition/player-messages.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { playerMessagesText as text } from '#web/messages/en/competition/player-messages.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { reachSentences } from './reach-sentences.ts'
import { useMessage, type Messaging } from './use-message.ts'

/** What the club wrote last to all players, and the way to write to them. */
export function MessagePart({ competition }: { competition: Competition }) {
  const params = { competitionId: competition.id }
  const messages = useQuery({ ...query(readPlayerMessages, { params }), staleTime: 0 })
  const messaging = useMessage(competition.id)
  const [isWriting, setWriting] = useState(false)
  if (messages.isError && !messages.data)
    return (
      <Section title={text.title}>
        <ErrorState title={text.loadFailed} onRetry={() => void messages.refetch()}>
          {failureText(messages.error, sharedText.tryAgainLater)}
        </ErrorState>
      </Section>
    )
  if (!messages.data)
    return (
      <Section title={text.title}>
        <Skeleton className="h-32 rounded-card" />
      </Section>
    )
  const { last, timeZone } = messages.data
  return (
    <Section title={text.title}>
      <LastLoaded asked={messages} />
      <Card className="grid gap-3">
        {last?.id === messaging.sentId && last !== null && <Sent message={last} />}
        {last ? <Last message={last} timeZone={timeZone} messaging={messaging} /> : <p>{text.lead}</p>}
        <Button
          look="secondary"
          className="justify-self-start"
          icon={<Megaphone aria-hidden size={18} />}
          onClick={() => {
            messaging.reset()
            // Whom it reaches is asked anew: players enter and leave while the desk is open.
            void messages.refetch()
            setWriting(true)
          }}
        >
          {text.write}
        </Button>
      </Card>
      {isWriting && (
        <MessageDialog
          competitionId={competition.id}
          messages={messages.data}
          messaging={messaging}
          onClose={() => {
            setWriting(false)
          }}
        />
      )}
    </Section>
  )
}

function Sent({ message }: { message: PlayerMessage }) {
  return (
    <div role="status">
      <Notice tone="info" title={text.sent}>
        {reachSentences(message.reached, text.reached).join(' ')}
      </Notice>
    </div>
  )
}

type LastProps = { message: PlayerMessage; timeZone: string; messaging: Messaging }

function Last({ message, timeZone, messaging }: LastProps) {
  const { id, isStanding, sentAt, term } = message
  return (
    <div className="grid gap-2">
      <blockquote className="border-l-4 border-line pl-3 wrap-anywhere">{message.text}</blockquote>
      <p className="text-note text-soft">
        {text.sentAt(formatDateTime(sentAt, timeZone))}. {isStanding ? text.stands[term] : text.isOver}
      </p>
      {isStanding && (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={messaging.isTakingDown ? text.takingDown : undefined}
          onClick={() => {
            messaging.takeDown(id)
          }}
        >
          {text.takeDown}
        </Button>
      )}
    </div>
  )
}
