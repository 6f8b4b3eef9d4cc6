/** What shows something of the club: both administration pages, the header, and money and times of competitions (T48). */
export const clubChanges = [
  ['api', 'clubs'],
  ['api', 'auth', 'user'],
  ['api', 'competitions'],
]
