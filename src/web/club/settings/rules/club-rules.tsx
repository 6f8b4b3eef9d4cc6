import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Club } from '#contract/club/clubs.ts'
import { getClubRules, type ClubRules as Rules } from '#contract/club/club-rules.ts'
import { golfUnions, type GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { nineHolePairSources, type RuleSource } from '#golf/handicap/rules-of-play/published-rules.ts'
import { limitsOfUnion } from '#golf/handicap/rules-of-play/union-limits.ts'
import { SavedSelect, SavingSelect, useLastChoice } from '#web/platform/saved-choice.tsx'
import { UnionLimits } from '#web/club/union-limits.tsx'
import { UnionsOnClock } from '#web/club/unions-on-clock.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useFocusAfter } from '#web/lib/use-focus-after.ts'
import { clubRulesText as text } from '#web/messages/en/club/club-rules.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AfterCountry } from './after-country.tsx'
import { OwnSeason } from './own-season.tsx'
import { useCountryQuestions } from './use-country-questions.ts'
import { useRulesChange } from './use-rules-change.ts'
import { ruleChoices, type RuleSetting } from '#golf/handicap/rules-of-play/rule-settings.ts'

/** The country's published rules of play, each with its source, and what the club has made of them. */
export default function ClubRules({ club }: { club: Club }) {
  const read = useQuery(query(getClubRules, { params: { clubId: club.id } }))
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-lead font-semibold">{text.title}</h2>
        <p className="text-soft">{text.lead}</p>
      </div>
      {read.data && <LastLoaded asked={read} />}
      {read.isError && !read.data ? (
        <ErrorState title={text.loadFailed} onRetry={() => void read.refetch()}>
          {failureText(read.error, sharedText.tryAgainLater)}
        </ErrorState>
      ) : read.data ? (
        <>
          <Country club={club} rules={read.data} />
          {read.data.settings.map((setting) => (
            <Setting key={setting.name} clubId={club.id} rules={read.data} setting={setting} />
          ))}
          <OwnSeason clubId={club.id} rules={read.data} />
          <section className="grid gap-1.5 border-t border-line pt-4">
            <h3 className="font-medium">{text.pairsTitle}</h3>
            <p className="text-note text-soft">{text.pairs}</p>
            {nineHolePairSources.map((source) => (
              <Source key={source.address} source={source} />
            ))}
          </section>
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Card>
  )
}

function Country({ club, rules }: { club: Club; rules: Rules }) {
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusAfter(place, 'select')
  const { isPending, variables, mutate } = useRulesChange(club.id, rules, { onSaved: keepFocus })
  const { asked, raise, answer } = useCountryQuestions(club, rules.union)
  const saving = useLastChoice({
    isPending,
    variables: variables?.union,
    mutate: (union: GolfUnion | null) => {
      raise()
      mutate({ union })
    },
  })
  return (
    <div>
      <div ref={place} className="grid gap-3">
        <SavingSelect
          label={text.country}
          hint={text.countryHint}
          value={rules.union}
          choices={[
            { value: null, label: text.noCountry },
            ...golfUnions.map((one) => ({ value: one, label: text.unions[one] })),
          ]}
          saving={saving}
        />
        <UnionsOnClock
          timeZone={club.timeZone}
          chosen={rules.union}
          underway={saving.isPending ? saving.variables : undefined}
          onChoose={saving.mutate}
        />
        <UnionLimits
          union={rules.union}
          sourceOf={({ title, address }) => (
            <p className="text-note">
              {text.source} {title}. <span className="wrap-anywhere">{address}</span>
            </p>
          )}
        />
      </div>
      <AfterCountry
        club={club}
        union={rules.union}
        asked={asked}
        onAnswer={(question) => {
          answer(question)
          keepFocus()
        }}
      />
    </div>
  )
}

type SettingProps = { clubId: string; rules: Rules; setting: Rules['settings'][number] }

function Setting({ clubId, rules, setting }: SettingProps) {
  const { name, value, published } = setting
  const saving = useRulesChange(clubId, rules)
  const hasOwnRule = limitsOfUnion(rules.union).some((limit) => limit.setting === name)
  return (
    <div className="grid gap-1.5">
      <SavedSelect
        label={text[name]}
        hint={text[`${name}Hint`]}
        value={value}
        choices={choicesOf(name)}
        saving={{
          isPending: saving.isPending,
          variables: saving.variables?.rules?.[name],
          mutate: (chosen) => {
            saving.mutate({ rules: { [name]: chosen } })
          },
        }}
      />
      <p className="text-note text-soft">
        {published === null
          ? hasOwnRule
            ? text.ownRule
            : text.notPublished
          : published.value === value
            ? text.asPublished
            : text.changed(choiceText(name, published.value))}
      </p>
      {published && <Source source={published.source} />}
    </div>
  )
}

/** Addresses are text to read and copy: these pages are not ours, and some of them move. */
function Source({ source }: { source: RuleSource }) {
  return (
    <p className="text-note text-soft">
      {text.source} {source.title}. <span className="wrap-anywhere">{source.address}</span>
    </p>
  )
}

function choiceText(setting: RuleSetting, value: string): string {
  const named: Readonly<Record<string, string>> = text[`${setting}Choices`]
  return named[value] ?? value
}

function choicesOf(setting: RuleSetting): { value: string; label: string }[] {
  return ruleChoices[setting].map((value) => ({ value, label: choiceText(setting, value) }))
}
