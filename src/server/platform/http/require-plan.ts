import { clubStanding } from '#contract/money/club-plan.ts'
import type { Services } from '../deps.ts'
import { AppError } from './app-error.ts'

type Standing = Parameters<typeof clubStanding>[0]

/** Whether a club whose trial is over gets nothing new until it has a plan (D22). Where nothing can be paid, it never does. */
export function isPlanNeeded({ config, now }: Pick<Services, 'config' | 'now'>, club: Standing): boolean {
  return config.payments !== undefined && clubStanding(club, now()) === 'lapsed'
}

/** Refuses a new competition or course to such a club; whatever it has goes on. */
export function requirePlan(services: Pick<Services, 'config' | 'now'>, club: Standing): void {
  if (isPlanNeeded(services, club)) throw new AppError('plan_needed')
}
