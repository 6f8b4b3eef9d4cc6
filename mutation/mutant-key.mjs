/** What a mutant is, on whatever line it stands. */
export function mutantKey(file, { mutatorName, replacement, location: { start, end } }) {
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ')
}
