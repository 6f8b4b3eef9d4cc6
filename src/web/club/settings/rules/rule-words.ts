import { ruleChoices, type RuleSetting } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { clubRulesText as text } from '#web/messages/en/club/club-rules.online.ts'

export function choiceText(setting: RuleSetting, value: string): string {
  const named: Readonly<Record<string, string>> = text[`${setting}Choices`]
  return named[value] ?? value
}

export function choicesOf(setting: RuleSetting): { value: string; label: string }[] {
  return ruleChoices[setting].map((value) => ({ value, label: choiceText(setting, value) }))
}
