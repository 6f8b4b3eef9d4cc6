import { ApiError } from './api.ts'

/** Whether a call was refused because its person signed in with the sign-in service too long ago. */
export function asksSignInAgain(fault: Error | null): boolean {
  return fault instanceof ApiError && fault.body?.code === 'sign_in_again'
}
