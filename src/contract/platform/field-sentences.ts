/**
 * The sentences that a reader sees when a value is refused. They are English on the server; the web replaces them with
 * the reader's language (web/messages). `what` is the English name of the value, as in "Club name".
 */
export type FieldSentences = {
  required: (what: string) => string
  atMost: (what: string, characters: number) => string
  oneLine: (what: string) => string
  unreadable: (what: string) => string
  numberFrom: (what: string, least: number, most: number) => string
  password: (atLeast: number) => string
  instant: () => string
  clubTime: () => string
  noSuchDate: () => string
  email: () => string
  webAddress: () => string
  competitionType: () => string
  colour: () => string
  hexColour: () => string
  holeStrokes: (most: number) => string
}

export const sentences: FieldSentences = {
  required: (what) => `${what} is required.`,
  atMost: (what, characters) => `${what} can have at most ${characters} characters.`,
  oneLine: (what) => `${what} must be one line of text.`,
  unreadable: (what) => `${what} contains unreadable characters.`,
  numberFrom: (what, least, most) => `${what} must be a number from ${least} to ${most}.`,
  password: (atLeast) => `A password must have at least ${atLeast} characters.`,
  instant: () => 'Enter an ISO 8601 time with a time zone.',
  clubTime: () => 'Enter a date and time such as 2026-05-01T09:30.',
  noSuchDate: () => 'This date does not exist.',
  email: () => 'This is not an e-mail address.',
  webAddress: () => 'This is not a web address (https://…).',
  competitionType: () => 'Choose a competition type.',
  colour: () => 'A colour must be a name or #rrggbb.',
  hexColour: () => 'Enter a colour of six digits, such as #0f5a38.',
  holeStrokes: (most) => `A hole takes 1 to ${most} strokes.`,
}

export function speakFieldSentences(other: FieldSentences): void {
  Object.assign(sentences, other)
}
