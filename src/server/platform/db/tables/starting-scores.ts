import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { privacyNotes } from '../privacy-notes.ts'
import { clubImports } from './clubs.ts'
import { users } from './users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Past rounds of eighteen holes from a list of another system, with which a handicap record starts
 * (docs/decisions/0057-starting-scores.md). They have no card. A row is never changed; taking its import back deletes it.
 * Ratings and indexes in whole tenths.
 */
export const startingScores = pgTable(
  'starting_scores',
  {
    id: text('id').primaryKey(),
    /** The order in which the lines stood in the list. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: text('club_id').notNull(),
    importId: text('import_id')
      .notNull()
      .references(() => clubImports.id, { onDelete: 'cascade' }),
    day: integer('day').notNull(),
    courseName: text('course_name'),
    teeName: text('tee_name'),
    courseRating: integer('course_rating'),
    slope: integer('slope'),
    par: integer('par'),
    pcc: integer('pcc'),
    adjustedGross: integer('adjusted_gross'),
    /** The list says the differential; otherwise it was made of the score and its rating. */
    isStated: boolean('is_stated').notNull(),
    /** In strokes, as an exact fraction "numerator/denominator". */
    differential: text('differential').notNull(),
    /** The Handicap Index that the player held before the import, to which taking it back returns. */
    indexBefore: integer('index_before'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('starting_scores_user').on(table.userId, table.seq),
    index('starting_scores_import').on(table.importId),
    check(
      'starting_scores_stated_or_made',
      sql`${table.isStated} or (${table.adjustedGross} is not null and ${table.courseRating} is not null
        and ${table.slope} is not null and ${table.pcc} is not null)`,
    ),
  ],
)

export const startingScoresPrivacy = privacyNotes(startingScores, {
  deletedBy: 'userId',
  exported: { file: 'handicap-past-rounds', by: 'userId', orderBy: ['day', 'seq'] },
  notes: [
    {
      columns: [
        'id',
        'seq',
        'userId',
        'clubId',
        'importId',
        'day',
        'courseName',
        'teeName',
        'courseRating',
        'slope',
        'par',
        'pcc',
        'adjustedGross',
        'isStated',
        'differential',
        'indexBefore',
        'createdAt',
      ],
      why: 'past rounds from a list that the club imported, with which the record starts',
      howLong: 'with the account, or until the import is taken back',
      seenBy: 'the person, administrators',
      atErasure: 'goes',
    },
  ],
})
