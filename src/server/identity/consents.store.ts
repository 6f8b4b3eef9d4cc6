import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { AgreedLanguage } from '#contract/data/agreed/agreed-kinds.ts'
import { type AgreedText, agreedTerms } from '#contract/data/agreed/agreed-texts.ts'
import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { newId } from '../platform/db/new-id.ts'
import { consents, consentTexts } from '../platform/db/tables/consents.ts'
import { users } from '../platform/db/tables/users.ts'
import type { Queryable } from '../platform/db/transaction.ts'

/** Each photo that a reader outside has read is one. */
const MOST_SHOWN = 200

/** Writes that somebody agreed to this text now, or takes that back. */
export async function insertConsent(
  tx: Queryable,
  input: {
    userId: string
    agreed: AgreedText
    by?: 'self' | 'guardian'
    act?: 'given' | 'withdrawn'
    now: Date
  },
): Promise<void> {
  const { userId, agreed, by = 'self', act = 'given', now } = input
  const textHash = hashOf(agreed)
  await tx
    .insert(consentTexts)
    .values({ hash: textHash, ...agreed })
    .onConflictDoNothing({ target: consentTexts.hash })
  await tx.insert(consents).values({ id: newId('con'), userId, textHash, by, act, at: now })
}

/**
 * Stores that the person agreed to the terms that their page showed, once for each version. False: those no longer hold, so
 * that nothing is stored and the person is asked about the new ones.
 */
export async function agreeToTerms(
  tx: Queryable,
  input: { userId: string; read: { version: string; language: AgreedLanguage }; now: Date },
): Promise<boolean> {
  const { userId, read, now } = input
  if (read.version !== TERMS_VERSION) return false
  if (await setAgreedTerms(tx, { userId, version: TERMS_VERSION }))
    await insertConsent(tx, { userId, agreed: agreedTerms(read.language), now })
  return true
}

/** Notes on the person which terms they have agreed to last; false when it were these already. Locks their row. */
async function setAgreedTerms(
  tx: Queryable,
  { userId, version }: { userId: string; version: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ version: users.agreedTerms })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!row || row.version === version) return false
  await tx.update(users).set({ agreedTerms: version }).where(eq(users.id, userId))
  return true
}

/** What a person has agreed to, latest first, each with when it was taken back, in whatever language. */
export async function listConsentsOf(db: Queryable, userId: string) {
  const rows = await db
    .select({ consent: consents, text: consentTexts })
    .from(consents)
    .innerJoin(consentTexts, eq(consentTexts.hash, consents.textHash))
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(MOST_SHOWN)
  const withdrawn = rows.filter(({ consent }) => consent.act === 'withdrawn').reverse()
  return rows
    .filter(({ consent }) => consent.act === 'given')
    .map(({ consent: { id, by, at }, text: { kind, version, language, text } }) => ({
      id,
      kind,
      version,
      language,
      text,
      by,
      givenAt: at.toISOString(),
      withdrawnAt:
        withdrawn
          .find((one) => one.text.kind === kind && one.consent.by === by && one.consent.at >= at)
          ?.consent.at.toISOString() ?? null,
    }))
}

function hashOf({ kind, version, language, text }: AgreedText): string {
  return createHash('sha256').update([kind, version, language, text].join('\n')).digest('hex')
}
