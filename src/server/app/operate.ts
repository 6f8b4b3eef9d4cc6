type Command = (args: readonly string[], from: string) => Promise<number>

/** What an operator runs beside the server. Each is loaded when it is asked for. */
const commands: Readonly<Record<string, () => Promise<{ run: Command }>>> = {
  backup: () => import('../data/backup/backup-command.ts'),
  restore: () => import('../data/backup/restore-command.ts'),
  'move-store': () => import('../data/backup/move-store-command.ts'),
  'move-photos': () => import('../data/backup/move-photos-command.ts'),
  'own-photos': () => import('./own-photos-command.ts'),
  'second-step-off': () => import('./second-step-off-command.ts'),
}

/*
 * `node dist/server/operate.js backup`, as containers call it; `npm run backup` installs and builds before it runs this file
 * (scripts/operate.mjs). Paths that are given mean the folder in which npm, or this, was called.
 */
const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(commands, name) ? commands[name] : undefined
if (load) process.exitCode = await (await load()).run(args, process.env.INIT_CWD ?? process.cwd())
else {
  process.stderr.write(`Name one of these commands: ${Object.keys(commands).join(', ')}.\n`)
  process.exitCode = 1
}

export {}
