import { useRef, useState, type FormEvent } from 'react'
import { SaidLines } from '#web/platform/said-lines.tsx'
import { calculatorText as text } from '#web/messages/en/handicap/calculator.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import type { Calculation, Typed } from './calculations.ts'

export type CalculatorField = {
  name: string
  label: string
  hint?: string
  first?: string
  isList?: boolean
  isOptional?: boolean
  /** Whether the field is shown; without this it always is. */
  when?: (typed: Typed) => boolean
}

type CalculatorFormProps = {
  title: string
  lead: string
  hasHoles: boolean
  fields: readonly CalculatorField[]
  calculate: (typed: Typed) => Calculation
}

/** One calculation: its fields and, after Enter, the result with its arithmetic or the errors at their fields. */
export function CalculatorForm({ title, lead, hasHoles, fields, calculate }: CalculatorFormProps) {
  const { form, typed, result, errors, change, onSubmit } = useCalculation({ fields, calculate })
  return (
    <section aria-label={title}>
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-title font-semibold">{title}</h2>
          <p className="max-w-prose text-soft">{lead}</p>
        </div>
        <form ref={form} noValidate className="grid gap-4" onSubmit={onSubmit}>
          {hasHoles && (
            <ChoiceGroup
              legend={text.holes}
              choices={[
                { value: '18', label: text.eighteen },
                { value: '9', label: text.nine },
              ]}
              value={typed.holes === '9' ? '9' : '18'}
              onChange={(holes) => {
                change('holes', holes)
              }}
            />
          )}
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {fields
              .filter((field) => field.when?.(typed) ?? true)
              .map((field) => (
                <TypedField
                  key={field.name}
                  field={field}
                  value={typed[field.name] ?? ''}
                  error={errors[field.name]}
                  onChange={(value) => {
                    change(field.name, value)
                  }}
                />
              ))}
          </div>
          <div>
            <Button type="submit">{text.calculate}</Button>
          </div>
        </form>
        <Result result={result} />
      </Card>
    </section>
  )
}

type CalculationInput = Pick<CalculatorFormProps, 'fields' | 'calculate'>

/** The typed values, and the result until another value is typed. After an error the first wrong field gets the focus. */
function useCalculation({ fields, calculate }: CalculationInput) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>(() => ({
    holes: '18',
    ...Object.fromEntries(fields.map((field) => [field.name, field.first ?? ''])),
  }))
  const [result, setResult] = useState<Calculation>()
  const change = (name: string, value: string) => {
    setTyped({ ...typed, [name]: value })
    setResult(undefined)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const calculated = calculate(typed)
    setResult(calculated)
    if (calculated.ok) return
    const wrong = fields.find((field) => calculated.errors[field.name] !== undefined)
    const control = wrong && form.current?.elements.namedItem(wrong.name)
    if (control instanceof HTMLElement) control.focus()
  }
  return { form, typed, result, errors: result?.ok === false ? result.errors : {}, change, onSubmit }
}

type TypedFieldProps = {
  field: CalculatorField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function TypedField({ field, value, error, onChange }: TypedFieldProps) {
  return (
    <Field
      label={field.label}
      hint={field.hint}
      error={error}
      required={field.isOptional !== true}
      {...(field.isList === true ? { className: 'sm:col-span-2' } : {})}
    >
      {(wiring) =>
        field.isList === true ? (
          <TextArea
            {...wiring}
            name={field.name}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
        ) : (
          <Input
            {...wiring}
            name={field.name}
            autoComplete="off"
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
            }}
          />
        )
      }
    </Field>
  )
}

function Result({ result }: { result: Calculation | undefined }) {
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {result?.ok === true && (
        <>
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {result.figures.map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          </dl>
          <SaidLines lines={result.lines} />
        </>
      )}
    </div>
  )
}
