/** Something the person who starts the server can mend: main.ts prints its message alone, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
