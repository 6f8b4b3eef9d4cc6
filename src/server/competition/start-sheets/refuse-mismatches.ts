import { sayMismatch, type DrawMismatch } from '#golf/competition/start-sheet/draw-mismatches.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'

const atField: Record<DrawMismatch['of'], string> = {
  day: 'Choose a time on a day of the competition.',
  hole: 'Choose a hole of the course.',
  round: 'Choose one of its rounds.',
}

/** The refusal of a start that was sent and that the competition has not; a page finds its own words by the reason. */
export function refusedAtField(field: string, mismatch: DrawMismatch): AppError {
  return fieldError(field, `${sayMismatch(mismatch)} ${atField[mismatch.of]}`, {
    reason: `wrong_${mismatch.of}`,
    mismatch,
  })
}

/** Refuses to show players a draw that no longer fits; `mayDraw`: whether this reader can draw it again. */
export function refuseMismatches(
  mismatches: readonly DrawMismatch[],
  { mayDraw }: { mayDraw: boolean },
): void {
  const [first] = mismatches
  if (!first) return
  throw new AppError('draw_mismatch', {
    message: `${mismatches.map(sayMismatch).join(' ')} ${wayOn(first, mayDraw)}`,
    details: { mismatches },
  })
}

function wayOn({ of }: DrawMismatch, mayDraw: boolean): string {
  const byHand = { day: 'change its times', hole: 'give these groups another hole', round: undefined }[of]
  if (mayDraw) return byHand === undefined ? 'Draw again.' : `Draw again or ${byHand}.`
  const ask = 'ask an administrator to draw again'
  return byHand === undefined ? `${upper(ask)}.` : `${upper(byHand)}, or ${ask}.`
}

const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
