import { z } from 'zod/mini'
import { importKinds, stayReasons } from './member-import/import-kinds.ts'
import { comparedFields, memberFaultCodes, memberNoteCodes } from './member-import/member-faults.ts'
import { memberFields } from './member-import/member-fields.ts'
import { wholeMeanings } from './member-import/whole-meanings.ts'
import { genders } from '#golf/course/course.ts'
import { defineCall } from '../platform/call.ts'
import { clubParams } from './clubs.ts'
import { sheetRead, sheetReading } from './sheet-columns.ts'
import { id, pathId, wholeNumber } from '../platform/values.ts'

const memberFault = z.object({
  line: z.number(),
  field: z.enum(memberFields),
  code: z.enum(memberFaultCodes),
  value: z.string(),
  otherLine: z.optional(z.number()),
  /** The member whom the line names, and what it says otherwise than the club has it. */
  member: z.optional(
    z.object({
      name: z.string(),
      memberNumber: z.nullable(z.string()),
      differences: z.array(
        z.object({ field: z.enum(comparedFields), here: z.nullable(z.string()), inFile: z.string() }),
      ),
    }),
  ),
})
export type WireMemberFault = z.infer<typeof memberFault>

const listedMember = z.object({
  line: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  /** 1970-04-03 */
  bornOn: z.nullable(z.string()),
  handicap: z.nullable(z.string()),
  memberNumber: z.nullable(z.string()),
  nationalId: z.nullable(z.string()),
  category: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type WireListedMember = z.infer<typeof listedMember>

const memberPreview = z.object({
  ...sheetRead(memberFields),
  /** The first of them, as they would be imported. */
  members: z.array(listedMember),
  faults: z.array(memberFault),
  /** What is said once of the whole list, with how many lines it is about and the first of them. */
  notes: z.array(z.object({ code: z.enum(memberNoteCodes), count: z.number(), lines: z.array(z.number()) })),
  /** Minus signs before handicaps can be read in two ways, and the file is imported only with `minus`. */
  asksMinus: z.optional(z.boolean()),
  /** The handicaps have no decimal and may be Playing Handicaps, and the file is imported only with `whole`. */
  asksWhole: z.optional(z.boolean()),
  /** The letters of genders of which nothing says whether they are men or women: their lines are faults without `men`. */
  asksMen: z.optional(z.array(z.string())),
  newCategories: z.array(z.string()),
  /** How many members the club can still take. */
  placesLeft: z.number(),
})
export type MemberPreview = z.infer<typeof memberPreview>

/** An import's id is made by whoever imports: `imp_` and up to 64 letters and digits. */
export const importId = id('imp')

const memberReading = {
  ...sheetReading(memberFields),
  /** Of handicaps without decimals, where the heading does not say that they are Handicap Indexes. */
  whole: z.optional(z.enum(wholeMeanings, { error: 'Choose index or left_out.' })),
  /** Those of the letters in `asksMen` that are men, "m" or "mv"; the others are women. */
  men: z.optional(z.string().check(z.regex(/^[a-z]{0,9}$/))),
  /** sheet: the name of the sheet of a workbook is the category of all on it, where no column says it. */
  category: z.optional(z.enum(['sheet'])),
}

const importParams = z.object({ clubId: pathId, importId: pathId })

export const previewMembers = defineCall({
  method: 'POST',
  path: '/api/clubs/:clubId/member-imports/preview',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Reads a CSV or XLSX file of members, at most 10 MB and 10,000 lines, and says how it is understood and what is wrong in which line. Imports nothing',
  params: clubParams,
  query: z.strictObject(memberReading),
  reply: memberPreview,
})

export const importMembers = defineCall({
  method: 'PUT',
  path: '/api/clubs/:clubId/member-imports/:importId',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Imports the lines of a file that have no fault, all or none. The id is made by the sender: the same one again imports nothing more',
  params: importParams,
  query: z.strictObject({
    ...memberReading,
    /** As the preview said. Another number is refused, because the club or the file has changed. */
    ready: wholeNumber({ least: 1, most: 10_000, what: 'The number of members' }),
  }),
  reply: z.object({ taken: z.number(), leftOut: z.number() }),
})

export const clubImport = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  taken: z.number(),
  leftOut: z.number(),
  importedAt: z.string(),
  importedBy: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
})
export type ClubImport = z.infer<typeof clubImport>

export const listImports = defineCall({
  method: 'GET',
  path: '/api/clubs/:clubId/imports',
  permission: 'administer_club',
  tag: 'Members',
  summary: 'What the club has imported, newest first',
  params: clubParams,
  reply: z.array(clubImport),
})

export const undoImport = defineCall({
  method: 'DELETE',
  path: '/api/clubs/:clubId/imports/:importId',
  permission: 'administer_club',
  tag: 'Members',
  summary:
    'Takes an import back: everybody of it is removed, except who has an account by now, has played or is entered in a competition',
  params: importParams,
  reply: z.object({
    removed: z.number(),
    stayed: z.array(z.object({ id: z.string(), name: z.string(), why: z.enum(stayReasons) })),
  }),
})
