/**
 * Of the terms, in every language: the day from which they hold. With another one everybody is asked once after they sign
 * in, so it stays where only the wording changes and nothing else.
 */
export const TERMS_VERSION = '2026-11-22'
