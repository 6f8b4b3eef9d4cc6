import { ApiError, OfflineError } from '#web/lib/api.ts'
import { authText } from '#web/messages/en/identity/auth.ts'
import { joinClubText } from '#web/messages/en/club/join-club.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'

/** The sentence for a sign-in that failed: in the reader's language if we know the refusal, else the server's own. */
export function authFailure(fault: unknown, otherwise: string): string {
  if (fault instanceof OfflineError) return sharedText.noConnection
  if (!(fault instanceof ApiError) || fault.status >= 500) return otherwise
  switch (fault.body?.code) {
    case 'wrong_credentials':
      return authText.wrongCredentials
    case 'club_code_missing':
      return joinClubText.missing
    case 'club_code_invalid':
      // The form sends well-formed codes only (D18).
      return joinClubText.unknown
    case 'email_taken':
      return authText.emailTaken
    case 'password_weak':
      return authText.passwordWeak
    case 'code_wrong':
      return authText.codeWrong
    default:
      return fault.userMessage ?? otherwise
  }
}
