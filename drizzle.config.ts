import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what-changed` writes the next migration from the tables; it is reviewed, never edited after merge. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/platform/db/tables/*.ts',
  out: './src/server/platform/db/migrations',
})
