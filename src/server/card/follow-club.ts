import type { Services } from '../platform/deps.ts'
import { takeUpIndex } from './take-up-index.ts'

/** What cards do when something happens in their club, in its transaction. */
export function followClub(services: Pick<Services, 'events' | 'feed' | 'now'>): void {
  services.events.follow('listedMemberJoined', (tx, joined) => takeUpIndex(services, tx, joined))
}
