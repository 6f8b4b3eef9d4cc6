/** Of the desks at which somebody was asked to help those whose last day is not over. */
export function helpNow<Help extends { until: number }>(asked: readonly Help[], now: Date): Help[] {
  return asked.filter(({ until }) => until > now.getTime())
}
