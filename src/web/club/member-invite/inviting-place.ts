/** The club that invites, and the address that its links lead to. */
export type InvitingPlace = { clubId: string; clubName: string; origin: string }
