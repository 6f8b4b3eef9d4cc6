/** Every delay of the product, in milliseconds (D15). A user who acts is never held up by one. */
export const UNAUTHORIZED_REDIRECT_MS = 500
/** Between two trips to the sign-in page, so that a refused session never becomes a loop (T41). */
export const UNAUTHORIZED_QUIET_MS = 10_000
export const AFTER_SUBMIT_MS = 1_000
export const AFTER_JOIN_MS = 1_000
export const AFTER_CLUB_CREATED_MS = 1_000
export const ACCESS_DENIED_REDIRECT_MS = 500
export const COMPETITION_AUTO_START_MS = 1_500
export const LEADERBOARD_REFRESH_MS = 15_000
/** After this long in the background the app reads again what it shows (T52). */
export const RESUME_REFRESH_MS = 5 * 60_000
/** A first answer that takes longer is waited for, and what this phone has kept is shown meanwhile. */
export const KEPT_AFTER_MS = 4_000
/** Between two attempts to replace what is kept by the server's answer, while the page is in view. */
export const KEPT_RETRY_MS = 15_000
/** After the first page has loaded what it needs: the service worker and what is kept for later. */
export const KEEP_APP_AFTER_MS = 3_000
