/**
 * "1 hole", "9 holes": `#` stands for the number, written as the language does. Both languages have these two forms only.
 * Intl is asked from a thousand on, where groups of digits differ: its first number costs a slow phone a fifth of a second.
 */
export function plural(locale: string, count: number, forms: { one: string; other: string }): string {
  const number = count < 1_000 ? String(count) : new Intl.NumberFormat(locale).format(count)
  return (count === 1 ? forms.one : forms.other).replace('#', number)
}
