/** Something the person who starts the server can mend: main.ts prints its message alone, without a stack. */
export class StartFault extends Error {
  override name = 'StartFault'
}
