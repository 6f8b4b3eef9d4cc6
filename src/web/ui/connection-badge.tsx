import { Badge, type BadgeTone } from './badge.tsx'

export type ConnectionState = 'live' | 'catching_up' | 'polling' | 'offline'

const words: Record<ConnectionState, { tone: BadgeTone; text: string; mark: string }> = {
  live: { tone: 'good', text: 'Live', mark: '●' },
  catching_up: { tone: 'warn', text: 'Catching up', mark: '◐' },
  polling: { tone: 'warn', text: 'Every 15 seconds', mark: '◔' },
  offline: { tone: 'bad', text: 'Offline', mark: '○' },
}

/** How fresh what is shown can be; in words and in shape, never in colour alone (U23). */
export function ConnectionBadge({ state }: { state: ConnectionState }) {
  const { tone, text, mark } = words[state]
  return (
    <span role="status">
      <Badge tone={tone}>
        <span aria-hidden>{mark}</span>
        {text}
      </Badge>
    </span>
  )
}
