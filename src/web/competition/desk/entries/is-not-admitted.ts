import { eligibilityRefusals } from '#golf/competition/eligibility.ts'
import { ApiError } from '#web/lib/api.ts'

/** The competition does not admit them, and the club can say why it does. */
export const isNotAdmitted = (fault: unknown) =>
  fault instanceof ApiError && eligibilityRefusals.some((reason) => reason === fault.body?.code)
