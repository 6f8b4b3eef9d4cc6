import { userTypes, type UserType } from '#contract/identity/auth.ts'

const ROLE = 'scoreclub.role'
const CODE = 'scoreclub.club-code'

type RememberedChoice = { userType: UserType; clubCode: string }

/** The role and the club code used last on this device, so that the next account made here need not type them (T37). */
export function readRememberedChoice(): RememberedChoice {
  try {
    const role = localStorage.getItem(ROLE)
    return {
      userType: userTypes.find((type) => type === role) ?? 'player',
      clubCode: localStorage.getItem(CODE) ?? '',
    }
  } catch {
    // A browser that keeps nothing starts as a visitor does.
    return { userType: 'player', clubCode: '' }
  }
}

export function rememberChoice(choice: RememberedChoice): void {
  try {
    localStorage.setItem(ROLE, choice.userType)
    if (choice.userType !== 'player') return
    // Whoever signs in without a code leaves the one that is kept.
    if (choice.clubCode !== '') localStorage.setItem(CODE, choice.clubCode)
  } catch {
    // Then it is typed again next time.
  }
}
