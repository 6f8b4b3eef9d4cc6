/** The last line of `npm start`: what the person at the terminal does now. */
export function nextStep(address: string, { hasClub }: { hasClub: boolean }): string {
  return hasClub
    ? `Open ${address} and sign in. Members join with the sign-up sheet under Club Administration.`
    : `Open ${address}, create an account as Club Administrator, and your club is five minutes away.`
}
