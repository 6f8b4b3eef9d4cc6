import { useQuery } from '@tanstack/react-query'
import type { Competition } from '#contract/competition/competitions.ts'
import { readEntries, type EntryTerms } from '#contract/competition/entries.ts'
import type { CompetitionPrizes } from '#contract/competition/prizes.ts'
import { prizeKinds } from '#golf/competition/prizes/prize-plan.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { query } from '#web/lib/query.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure, Section } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { CategoryEditor } from './category-editor.tsx'
import { newCategory, totalOf, withOne, type PlanValues } from './plan-values.ts'
import { usePrizesChange } from './use-prizes-change.ts'

type PlanEditorProps = { competition: Competition; prizes: CompetitionPrizes }

/** The categories of prizes, saved together. */
export function PlanEditor({ competition, prizes }: PlanEditorProps) {
  const saving = usePrizesChange(competition.id, prizes)
  const { plan, change, theirs } = saving
  const entries = useQuery(query(readEntries, { params: { competitionId: competition.id } }))
  return (
    <Section title={text.title}>
      <Sums competition={competition} plan={plan} currency={prizes.currency} />
      <TickBox
        label={text.onePerPlayer}
        note={text.onePerPlayerNote}
        isTicked={plan.onePerPlayer}
        onTick={(onePerPlayer) => {
          change({ ...plan, onePerPlayer })
        }}
      />
      <Categories
        plan={plan}
        divisions={entries.data?.terms.divisions ?? []}
        errors={saving.errors}
        onChange={change}
      />
      <AddCategory
        onAdd={(kind) => {
          change({ ...plan, categories: [...plan.categories, newCategory(kind)] })
        }}
      />
      {theirs && (
        <Notice
          tone="warn"
          title={changedMeanwhileText.title}
          action={
            <Button look="secondary" onClick={saving.drop}>
              {text.takeTheirs}
            </Button>
          }
        >
          {text.theirs(theirs.categories.map(({ kind, name }) => name ?? text.kinds[kind]).join(', '))}
        </Notice>
      )}
      {saving.fault !== undefined && <Notice tone="bad">{saving.fault}</Notice>}
      {saving.isChanged && (
        <div className="flex flex-wrap gap-2">
          <Button busy={saving.isBusy ? sharedText.saving : undefined} onClick={saving.save}>
            {theirs ? text.keepMine : text.save}
          </Button>
          <Button look="quiet" onClick={saving.drop}>
            {text.discard}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Sums({
  competition,
  plan,
  currency,
}: {
  competition: Competition
  plan: PlanValues
  currency: string
}) {
  const { entryFee, participantCount } = competition
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4">
      <Figure label={text.total} value={formatMoney(totalOf(plan), currency)} />
      {entryFee !== null && (
        <Figure
          label={text.fees}
          value={formatMoney(((Number(entryFee) * 100 * participantCount) / 100).toFixed(2), currency)}
          note={text.feesOf(participantCount, formatMoney(entryFee, currency))}
        />
      )}
    </dl>
  )
}

type CategoriesProps = {
  plan: PlanValues
  divisions: EntryTerms['divisions']
  errors: Readonly<Record<string, string>>
  onChange: (plan: PlanValues) => void
}

function Categories({ plan, divisions, errors, onChange }: CategoriesProps) {
  const { categories } = plan
  return categories.map((category, at) => (
    <CategoryEditor
      key={category.id}
      category={category}
      divisions={divisions}
      errors={errorsOf(errors, `categories.${at}.`)}
      onChange={(change) => {
        onChange({ ...plan, categories: withOne(categories, at, change) })
      }}
      onMove={
        at === 0
          ? undefined
          : () => {
              const before = categories.slice(0, at - 1)
              const passed = categories.slice(at - 1, at)
              onChange({ ...plan, categories: [...before, category, ...passed, ...categories.slice(at + 1)] })
            }
      }
    />
  ))
}

function AddCategory({ onAdd }: { onAdd: (kind: (typeof prizeKinds)[number]) => void }) {
  return (
    <div role="group" aria-label={text.addCategory} className="flex flex-wrap gap-2">
      {prizeKinds.map((kind) => (
        <Button
          key={kind}
          look="secondary"
          onClick={() => {
            onAdd(kind)
          }}
        >
          {text.add(text.kinds[kind])}
        </Button>
      ))}
    </div>
  )
}

function errorsOf(errors: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, sentence]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), sentence]] : [],
    ),
  )
}
