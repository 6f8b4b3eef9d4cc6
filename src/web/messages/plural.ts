/** "1 hole", "9 holes": `#` stands for the number, written as the language does. */
export function plural(locale: string, count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other
  return form.replace('#', new Intl.NumberFormat(locale).format(count))
}
