/** Where a mutant stands and what it puts there: the same in each run, as long as its lines stay where they are. */
export function mutantKey(file, { mutatorName, replacement, location: { start, end } }) {
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ')
}
