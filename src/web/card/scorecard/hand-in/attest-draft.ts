import { z } from 'zod/mini'

const PREFIX = 'scoreclub.attest.'

const attestDraft = z.object({
  partnerName: z.string(),
  typed: z.string(),
  drawn: z.string(),
  isTyping: z.boolean(),
  /** Holes without a score that the player has marked as not played (T12). */
  notPlayed: z.array(z.number()),
  /** The player stopped early for a valid reason. */
  hasValidReason: z.optional(z.boolean()),
})
/** What player and partner have entered so far; kept on this tab until the card is handed in (U17). */
export type AttestDraft = z.infer<typeof attestDraft>

export function readAttestDraft(roundId: string, isTouch: boolean): AttestDraft {
  const blank = { partnerName: '', typed: '', drawn: '', isTyping: !isTouch, notPlayed: [] }
  try {
    const kept = attestDraft.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + roundId) ?? 'null'))
    return kept.success ? kept.data : blank
  } catch {
    // No storage or a broken text: the form starts empty.
    return blank
  }
}

export function keepAttestDraft(roundId: string, draft: AttestDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + roundId, JSON.stringify(draft))
    else sessionStorage.removeItem(PREFIX + roundId)
  } catch {
    // Without storage a reload empties the form; the dialog itself keeps it.
  }
}

export function readSignature(draft: AttestDraft): string {
  return draft.isTyping ? draft.typed.trim() : draft.drawn
}

/** Whether the partner has given a name and a signature; blanks alone count as neither. */
export function isAttested(draft: AttestDraft): boolean {
  return draft.partnerName.trim() !== '' && readSignature(draft) !== ''
}
