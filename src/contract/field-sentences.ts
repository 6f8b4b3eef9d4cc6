/**
 * What a refused value is told, in English. The web lays another language over it (web/messages); the server always
 * speaks English. `what` is the English name of the value, "Club name".
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
  role: () => string
  competitionType: () => string
  colour: () => string
  holeStrokes: () => string
}

export const sentences: FieldSentences = {
  required: (what) => `${what} is required.`,
  atMost: (what, characters) => `${what} has at most ${characters} characters.`,
  oneLine: (what) => `${what} is one line of text.`,
  unreadable: (what) => `${what} has unreadable characters.`,
  numberFrom: (what, least, most) => `${what} is a number from ${least} to ${most}.`,
  password: (atLeast) => `A password has at least ${atLeast} characters.`,
  instant: () => 'This is an ISO 8601 time with a zone.',
  clubTime: () => 'This is a date and time such as 2026-05-01T09:30.',
  noSuchDate: () => 'There is no such date.',
  email: () => 'This is no e-mail address.',
  webAddress: () => 'This is no web address (https://…).',
  role: () => 'Choose Player or Club Administrator.',
  competitionType: () => 'Choose a competition type.',
  colour: () => 'A colour is a name or #rrggbb.',
  holeStrokes: () => 'A hole takes 1 to 15.',
}

export function speakFieldSentences(other: FieldSentences): void {
  Object.assign(sentences, other)
}
