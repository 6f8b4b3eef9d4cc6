import { useRef, useState } from 'react'
import { calculatorText as text } from '#web/messages/en/calculator.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'
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
  /** The field is asked for only then. */
  when?: (typed: Typed) => boolean
}

type CalculatorFormProps = {
  title: string
  lead: string
  hasHoles: boolean
  fields: readonly CalculatorField[]
  calculate: (typed: Typed) => Calculation
}

/** One calculation: what is typed, and after Enter the result with its arithmetic or what is wrong at its field. */
export function CalculatorForm({ title, lead, hasHoles, fields, calculate }: CalculatorFormProps) {
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
  const errors = result?.ok === false ? result.errors : {}
  return (
    <section aria-label={title}>
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-title font-semibold">{title}</h2>
          <p className="max-w-prose text-soft">{lead}</p>
        </div>
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const calculated = calculate(typed)
            setResult(calculated)
            if (calculated.ok) return
            const wrong = fields.find((field) => calculated.errors[field.name] !== undefined)
            const control = wrong && form.current?.elements.namedItem(wrong.name)
            if (control instanceof HTMLElement) control.focus()
          }}
        >
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
                <Field
                  key={field.name}
                  label={field.label}
                  hint={field.hint}
                  error={errors[field.name]}
                  required={field.isOptional !== true}
                  {...(field.isList === true ? { className: 'sm:col-span-2' } : {})}
                >
                  {(wiring) =>
                    field.isList === true ? (
                      <TextArea
                        {...wiring}
                        name={field.name}
                        value={typed[field.name] ?? ''}
                        onChange={(event) => {
                          change(field.name, event.target.value)
                        }}
                      />
                    ) : (
                      <Input
                        {...wiring}
                        name={field.name}
                        autoComplete="off"
                        value={typed[field.name] ?? ''}
                        onChange={(event) => {
                          change(field.name, event.target.value)
                        }}
                      />
                    )
                  }
                </Field>
              ))}
          </div>
          <div>
            <Button type="submit">{text.calculate}</Button>
          </div>
        </form>
        <div role="status" className="grid gap-3 empty:hidden">
          {result?.ok === true && (
            <>
              <dl className="flex flex-wrap gap-x-10 gap-y-3">
                {result.figures.map((figure) => (
                  <Figure key={figure.label} {...figure} />
                ))}
              </dl>
              <ArithmeticLines lines={result.lines} />
            </>
          )}
        </div>
      </Card>
    </section>
  )
}
