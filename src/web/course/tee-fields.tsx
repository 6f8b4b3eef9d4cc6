import { Plus, Trash2 } from 'lucide-react'
import {
  useFieldArray,
  useFormContext,
  useWatch,
  type FieldErrors,
  type UseFormRegister,
} from 'react-hook-form'
import { MOST_TEES } from '#contract/course/course-changes.ts'
import { genders, type Gender } from '#golf/course/course.ts'
import { nines, type Nine } from '#golf/course/nines.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { nineHolesText } from '#web/messages/en/competition/nine-holes.online.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { blankTee, type RatingValues, type TeesValues, type TeeValues } from './course-values.ts'

type TeesFieldsetProps = {
  /** The form has nothing else. */
  isWhole?: boolean
  /** The course has eighteen holes, whose nines can be rated by themselves. */
  hasTwoNines?: boolean
}

/** The tees of the form around it: a FormProvider whose values have `tees`. */
export function TeesFieldset({ isWhole = false, hasTwoNines = false }: TeesFieldsetProps) {
  const { register, control, formState } = useFormContext<TeesValues>()
  const tees = useFieldArray({ control, name: 'tees' })
  const typed = useWatch({ control, name: 'tees' })
  return (
    <fieldset className="grid gap-3">
      <legend className={isWhole ? 'sr-only' : 'mb-2 font-medium'}>{clubCoursesText.tees}</legend>
      <div className={classNames('grid items-start gap-3', isWhole && 'md:grid-cols-2')}>
        {tees.fields.map((tee, index) => (
          <TeeFields
            key={tee.id}
            index={index}
            name={typed[index]?.name ?? ''}
            hasRatings={typed[index]?.hasRatings ?? false}
            hasNines={hasTwoNines ? (typed[index]?.hasNines ?? false) : undefined}
            register={register}
            errors={formState.errors.tees?.[index]}
            onRemove={
              tees.fields.length > 1
                ? () => {
                    tees.remove(index)
                  }
                : undefined
            }
          />
        ))}
      </div>
      <div>
        <Button
          look="quiet"
          icon={<Plus aria-hidden size={18} />}
          disabled={tees.fields.length >= MOST_TEES}
          onClick={() => {
            tees.append(blankTee('', '#2563eb'))
          }}
        >
          {clubCoursesText.addTee}
        </Button>
      </div>
    </fieldset>
  )
}

type TeeFieldsProps = {
  index: number
  name: string
  hasRatings: boolean
  /** Undefined where there are no two nines. */
  hasNines: boolean | undefined
  register: UseFormRegister<TeesValues>
  errors: FieldErrors<TeeValues> | undefined
  onRemove: (() => void) | undefined
}

/** One tee: its name and colour and, where it has its own, its ratings per gender. */
function TeeFields(props: TeeFieldsProps) {
  const { index, name, hasRatings, hasNines, register, errors, onRemove } = props
  return (
    <div className="grid gap-3 rounded-control border border-line bg-paper p-3">
      <div className="flex items-start gap-3">
        <Field label={clubCoursesText.colour} error={errors?.color?.message}>
          {(wiring) => (
            <Input {...wiring} {...register(`tees.${index}.color`)} type="color" className="w-14 px-1.5" />
          )}
        </Field>
        <Field label={clubCoursesText.tee} error={errors?.name?.message} className="flex-1">
          {(wiring) => <Input {...wiring} {...register(`tees.${index}.name`)} autoComplete="off" />}
        </Field>
        {onRemove && (
          <button
            type="button"
            aria-label={clubCoursesText.removeTee(name)}
            onClick={onRemove}
            className="mt-7.5 grid size-11 place-items-center rounded-control text-soft hover:bg-sunken hover:text-danger"
          >
            <Trash2 aria-hidden size={18} />
          </button>
        )}
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5" {...register(`tees.${index}.hasRatings`)} />
        {clubCoursesText.ownRatings}
      </label>
      {hasRatings &&
        genders.map((gender) => (
          <RatingFields
            key={gender}
            legend={clubCoursesText.genders[gender]}
            path={`tees.${index}.${gender}`}
            register={register}
            errors={errors?.[gender]}
          />
        ))}
      {hasRatings && hasNines !== undefined && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5 shrink-0" {...register(`tees.${index}.hasNines`)} />
          {clubCoursesText.ownNines}
        </label>
      )}
      {hasRatings &&
        hasNines === true &&
        genders.flatMap((gender) =>
          nines.map((nine) => (
            <RatingFields
              key={`${gender} ${nine}`}
              legend={`${clubCoursesText.genders[gender]}, ${nineHolesText.nines[nine].toLowerCase()}`}
              path={`tees.${index}.nines.${gender}.${nine}`}
              register={register}
              errors={errors?.nines?.[gender]?.[nine]}
            />
          )),
        )}
    </div>
  )
}

type RatingFieldsProps = {
  legend: string
  path: `tees.${number}.${Gender}` | `tees.${number}.nines.${Gender}.${Nine}`
  register: UseFormRegister<TeesValues>
  errors: FieldErrors<RatingValues> | undefined
}

function RatingFields({ legend, path, register, errors }: RatingFieldsProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-note font-medium text-soft">{legend}</legend>
      <div className="grid grid-cols-3 gap-2">
        <Field label={clubCoursesText.rating} error={errors?.rating?.message}>
          {(wiring) => <Input {...wiring} {...register(`${path}.rating`)} inputMode="decimal" />}
        </Field>
        <Field label={clubCoursesText.slope} error={errors?.slope?.message}>
          {(wiring) => <Input {...wiring} {...register(`${path}.slope`)} inputMode="numeric" />}
        </Field>
        <Field label={clubCoursesText.par} error={errors?.par?.message}>
          {(wiring) => <Input {...wiring} {...register(`${path}.par`)} inputMode="numeric" />}
        </Field>
      </div>
    </fieldset>
  )
}
