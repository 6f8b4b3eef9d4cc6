/** The `code` of a system or database error (ENOENT, 57P03), or undefined for any other thrown thing. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
