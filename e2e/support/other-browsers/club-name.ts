/** A name in a club's own network. It leads to this machine, and unlike its own names it is not a secure origin. */
export const CLUB_NAME = 'club.lan'
