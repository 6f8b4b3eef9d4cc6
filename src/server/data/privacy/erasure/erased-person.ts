/** The person whose data goes, as the store had them before. */
export type ErasedPerson = {
  userId: string
  firstName: string
  lastName: string
  /** First and last name; a namesake in one of the clubs empties it, so that texts about the other stay. */
  name: string
  email: string
  /** Every club they were ever a member of or played at. */
  clubIds: readonly string[]
  /** Teams they played in, also those that they leave now. */
  teamIds: readonly string[]
  now: Date
  /** The request that asked for it. */
  requestId: string
}
