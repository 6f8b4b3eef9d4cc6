import type { WireNotForHandicap } from '#contract/handicap/not-for-handicap.ts'
import { notForHandicapWords } from './not-for-handicap-words.ts'

export type NotForHandicapProps = { why: WireNotForHandicap; className?: string | undefined }

export default function NotForHandicap({ why, className = 'text-note' }: NotForHandicapProps) {
  return <p className={className}>{notForHandicapWords(why)}</p>
}
