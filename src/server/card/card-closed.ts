import { AppError } from '../platform/http/app-error.ts'

const sentences: Readonly<Record<string, string>> = {
  withdrawn: 'The club has ended this card. Ask the club to reopen it if you are still playing.',
  abandoned: 'This card was given up, or the club has taken it off. Ask the club if that is wrong.',
}

/** Why a card that is not open takes no more from its player. */
export function cardClosed(status: string): AppError {
  const message = sentences[status]
  return new AppError('round_closed', { ...(message !== undefined && { message }), details: { status } })
}
