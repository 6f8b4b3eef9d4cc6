import { z } from 'zod/mini'
import { dateOrders } from './member-import/read-date.ts'
import { minusMeanings } from './member-import/minus-meanings.ts'
import { singleBytes } from './member-import/text-encodings.ts'

const MOST_COLUMNS = 200

/** "memberNumber,,email": what each column of a file is, in their order; an empty one is left out of the import. */
function columnList<Field extends string>(fields: readonly Field[]) {
  return z.pipe(
    z.string().check(z.maxLength(4_000)),
    z.transform((text: string, context): (Field | null)[] => {
      const names = text.split(',')
      const columns = names.map((name) => fields.find((field) => field === name) ?? null)
      const given = columns.filter((field) => field !== null)
      const isKnown = names.every((name, i) => name === '' || columns[i] !== null)
      if (!isKnown || names.length > MOST_COLUMNS || new Set(given).size < given.length) {
        context.issues.push({
          code: 'custom',
          message: 'Name the field of each column, and no field twice.',
          input: text,
        })
        return z.NEVER
      }
      return columns
    }),
  )
}

/** How a file is to be read. Left out: as its headings say. */
export const sheetReading = <Field extends string>(fields: readonly Field[]) => ({
  columns: z.optional(columnList(fields)),
  /** none: its first line has values already. */
  headings: z.optional(z.enum(['none'])),
  /** Of dates such as 03/04/1970, where no date of the file says it. */
  dates: z.optional(z.enum(dateOrders, { error: 'Choose day_first or month_first.' })),
  /** Of handicaps such as -4.2, where the column does not say what its minus signs mean. */
  minus: z.optional(z.enum(minusMeanings, { error: 'Choose plus or no_sign.' })),
  /** Of a CSV file in no Unicode, where its words do not say it. */
  encoding: z.optional(z.enum(singleBytes)),
  /** The name of one sheet of a workbook. Left out: the one with the most headings that are known. */
  sheet: z.optional(z.string().check(z.maxLength(100))),
})

/** What the club said of its last list with the same headings, for the reader to say again. Absent where something was said. */
const remembered = z.object({
  columns: z.optional(z.array(z.nullable(z.string()))),
  dates: z.optional(z.string()),
  minus: z.optional(z.string()),
  encoding: z.optional(z.string()),
  whole: z.optional(z.string()),
  men: z.optional(z.string()),
  category: z.optional(z.string()),
})
export type RememberedReading = z.infer<typeof remembered>

/** How a file was read. */
export const sheetRead = <Field extends string>(fields: readonly Field[]) => ({
  file: z.object({
    kind: z.enum(['csv', 'xlsx']),
    encoding: z.nullable(z.string()),
    separator: z.nullable(z.string()),
    /** As what else a CSV file can be read, each with some of its words; left out where its bytes say it. */
    encodings: z.optional(z.array(z.object({ encoding: z.enum(singleBytes), words: z.array(z.string()) }))),
    /** Its words can be read in several of them, and the file is imported only with `encoding`. */
    asksEncoding: z.optional(z.boolean()),
    /** Letters that were misread before the file was written were put right. */
    isRepaired: z.optional(z.boolean()),
    /** The sheets of a workbook, and which one was read. */
    sheets: z.optional(z.array(z.string())),
    sheet: z.optional(z.string()),
    /** Rows of it that its spreadsheet hides and that are read too. */
    hiddenRows: z.optional(z.number()),
  }),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** The first values that stand below it. */
      examples: z.array(z.string()),
      field: z.nullable(z.enum(fields)),
    }),
  ),
  hasHeadings: z.boolean(),
  /** How dates with slashes are read; null where there are none. */
  dateOrder: z.nullable(z.enum(dateOrders)),
  /** The dates can be read in two ways, and the file is imported only with `dates`; left out where they cannot. */
  asksDates: z.optional(z.boolean()),
  remembered: z.optional(remembered),
  /** Below the headings. */
  lines: z.number(),
  /** How many of them can be imported. */
  ready: z.number(),
  /** How many faults there are; the reply has the first 500. */
  faultCount: z.number(),
})
