import { userTypes, type UserType } from '#contract/auth.ts'

const ROLE = 'scoreclub.role'
const CODE = 'scoreclub.club-code'
const HAS_CLUB = 'scoreclub.has-club'

type RememberedChoice = { userType: UserType; clubCode: string; hasClub: boolean }

/** The role and the club code used last on this device, so that nobody types them at every sign-in (T37). */
export function readRememberedChoice(): RememberedChoice {
  try {
    const role = localStorage.getItem(ROLE)
    return {
      userType: userTypes.find((type) => type === role) ?? 'player',
      clubCode: localStorage.getItem(CODE) ?? '',
      hasClub: localStorage.getItem(HAS_CLUB) === '1',
    }
  } catch {
    // A browser that keeps nothing starts as a visitor does.
    return { userType: 'player', clubCode: '', hasClub: false }
  }
}

export function rememberChoice(choice: RememberedChoice): void {
  try {
    localStorage.setItem(ROLE, choice.userType)
    if (choice.userType !== 'player') return
    localStorage.setItem(CODE, choice.clubCode)
    localStorage.setItem(HAS_CLUB, choice.hasClub ? '1' : '')
  } catch {
    // Then it is typed again next time.
  }
}
