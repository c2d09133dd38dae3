import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config platform/drizzle.config.ts` writes the migration of a changed schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './platform/database/schema.ts',
    './platform/database/loyalty-tables.ts',
    './platform/database/checkout-tables.ts',
  ],
  out: './platform/migrations',
})
