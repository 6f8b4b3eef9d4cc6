import { z } from 'zod/mini'
import { toUnits } from '#golf/rounding.ts'
import { sentences } from './field-sentences.ts'

/** Text of one line, trimmed; required. What nobody sees, such as a zero-width space alone, is no text. */
export function line(most: number, what: string, needed = /[^\s\p{Cf}]/u) {
  return z.string().check(
    z.trim(),
    z.minLength(1, { error: () => sentences.required(what), abort: true }),
    // No pattern of its own in the API's document: a second one would hide what kind of value it is.
    z.refine((text) => needed.test(text), { error: () => sentences.required(what) }),
    z.maxLength(most, { error: () => sentences.atMost(what, most) }),
    z.regex(/^[^\u0000-\u001f\u007f]*$/, { error: () => sentences.oneLine(what) }),
  )
}

/** Text that may be left out, empty or null; the empty ones become null. */
export function optionalText(most: number, what: string) {
  return z.optional(
    z.nullable(
      z.pipe(
        z.string().check(
          z.trim(),
          z.maxLength(most, { error: () => sentences.atMost(what, most) }),
          // Line breaks and tabs are text; other control characters would break mails and exports.
          z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, {
            error: () => sentences.unreadable(what),
          }),
        ),
        z.transform((text: string) => (text === '' ? null : text)),
      ),
    ),
  )
}

/** An id of ours: a kind and a random part, "rnd_4fQ…". */
export function id<Prefix extends string>(prefix: Prefix) {
  return z.templateLiteral([`${prefix}_`, z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/))])
}

/** A path parameter: an unknown id is a 404, so only its length is checked here. */
export const pathId = z.string().check(z.minLength(1), z.maxLength(80))

/**
 * A decimal as a number or as text ("71.2" and 71.2, T8), read exactly into whole units of 10^-digits.
 * `range` is in those units.
 */
export function decimal(options: { digits: number; least: number; most: number; what: string }) {
  const scale = 10 ** options.digits
  const error = () => sentences.numberFrom(options.what, options.least / scale, options.most / scale)
  return z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(20))], { error }),
    z.transform((value: number | string, context) => {
      const units = toUnits(value, options.digits)
      // More decimals than the value has are a mistake to tell, not to round away.
      const isExact = units !== undefined && toUnits(value, options.digits + 3) === units * 1000
      if (units === undefined || !isExact || units < options.least || units > options.most) {
        context.issues.push({ code: 'custom', message: error(), input: value })
        return z.NEVER
      }
      return units
    }),
  )
}

/** A whole number as a number or as text. */
export function wholeNumber(options: { least: number; most: number; what: string }) {
  return decimal({ ...options, digits: 0 })
}

/** What forms send for "not given": nothing, null or an empty text; all become null. */
export function orNothing<S extends z.ZodMiniType>(schema: S) {
  return z.optional(
    z.union(
      [
        z.pipe(
          z.literal(['', null]),
          z.transform(() => null),
        ),
        schema,
      ],
      // What is wrong with what was given, not that it is not nothing.
      { error: (issue) => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined) },
    ),
  )
}

/** A moment: ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true, error: () => sentences.instant() })

/** A moment, or a clock time without a zone ("2026-05-01T09:30", what `datetime-local` gives), read on the club's clock (T29). */
export const clubTime = z.string().check(
  z.maxLength(40),
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/, {
    error: () => sentences.clubTime(),
  }),
  z.refine((text) => !Number.isNaN(Date.parse(text)), { error: () => sentences.noSuchDate() }),
)

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email({ error: () => sentences.email() }))

/** A web address people may follow; only http and https, so that no link can run a script. */
export const webAddress = z
  .string()
  .check(z.trim(), z.regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i, { error: () => sentences.webAddress() }))
