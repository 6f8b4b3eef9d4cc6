import { userTypes, type UserType } from '#contract/auth.ts'

const ROLE = 'scoreclub.role'
const CODE = 'scoreclub.club-code'

/** The role and the club code used last on this device, so that nobody types them at every sign-in (T37). */
export function readRememberedChoice(): { userType: UserType; clubCode: string } {
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

export function rememberChoice(choice: { userType: UserType; clubCode: string }): void {
  try {
    localStorage.setItem(ROLE, choice.userType)
    if (choice.userType === 'player') localStorage.setItem(CODE, choice.clubCode)
  } catch {
    // Then it is typed again next time.
  }
}
