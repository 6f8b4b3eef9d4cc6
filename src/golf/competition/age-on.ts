import { formatDay, type Day } from '../day.ts'

/** How old somebody is on a day. Who was born on 29 February is a year older on 1 March of a common year. */
export function ageOn(bornOn: Day, day: Day): number {
  const [born, then] = [formatDay(bornOn), formatDay(day)]
  const years = Number(then.slice(0, 4)) - Number(born.slice(0, 4))
  return then.slice(5) < born.slice(5) ? years - 1 : years
}
