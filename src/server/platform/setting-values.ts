import { z } from 'zod'

/** What stands in the environment, without variables that are empty. */
export type Given = Readonly<Record<string, string | undefined>>

/** What becomes of the variables of a room. */
export type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>

export const onOrOff = z.enum(['on', 'off'], 'must be on or off')

/** An origin alone: what else stands in the address would be lost. */
export const webAddress = (why: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://golf.example.org' })
    .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
      error: ({ input }) => `must be an origin alone, as ${new URL(String(input)).origin}: ${why}`,
    })
    .transform((value) => new URL(value).origin)

/** How long something may take. */
export const limitSeconds = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a number of seconds from 1 to 999')
  .transform(Number)

/** "card-photos", as every provider allows a bucket to be called. */
export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as club-photos')

/** Servers that an installation trusts, separated by commas. */
export const origins = z.string().transform((value, context) => {
  const all = value.split(',').map((part) => part.trim())
  if (all.every((one) => URL.canParse(one) && new URL(one).origin === one && /^https?:/.test(one))) return all
  context.addIssue('must be origins separated by commas, such as https://push.example.org')
  return z.NEVER
})
