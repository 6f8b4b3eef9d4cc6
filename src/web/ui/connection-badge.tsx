import { uiText } from '#web/messages/en/ui/ui.ts'
import { Badge, type BadgeTone } from './badge.tsx'

export type ConnectionState = 'live' | 'catching_up' | 'polling' | 'behind' | 'offline'

const looks: Record<ConnectionState, { tone: BadgeTone; text: () => string; mark: string }> = {
  live: { tone: 'good', text: () => uiText.live, mark: '●' },
  catching_up: { tone: 'warn', text: () => uiText.catchingUp, mark: '◐' },
  polling: { tone: 'warn', text: () => uiText.polling, mark: '◔' },
  behind: { tone: 'bad', text: () => uiText.behind, mark: '○' },
  offline: { tone: 'bad', text: () => uiText.offline, mark: '○' },
}

/** How fresh a live screen is; in words and by shape, never by colour alone (U23). */
export function ConnectionBadge({ state }: { state: ConnectionState }) {
  const { tone, text, mark } = looks[state]
  return (
    <span role="status">
      <Badge tone={tone}>
        <span aria-hidden>{mark}</span>
        {text()}
      </Badge>
    </span>
  )
}
