/** Where the text of a card is kept that has not been taken over into the holes of a course. */
export function pastedDraft(courseId: string): string {
  return `card.${courseId}`
}
