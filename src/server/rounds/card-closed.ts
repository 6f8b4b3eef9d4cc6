import { AppError } from '../http/app-error.ts'

/** Why a card that is not open takes no more from its player. */
export function cardClosed(status: string): AppError {
  const details = { status }
  return status === 'withdrawn'
    ? new AppError('round_closed', {
        message: 'This card was withdrawn when you left the club. Ask the club to reopen it.',
        details,
      })
    : new AppError('round_closed', { details })
}
