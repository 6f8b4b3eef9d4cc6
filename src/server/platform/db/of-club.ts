/** A card or a competition, and the club by which the store finds what belongs to it (decision record 69). */
export type OfClub = { id: string; clubId: string }

/** A card, and the season by which the store finds its entries (decision record 71). */
export type OfCard = OfClub & { season: number }
