import { DrizzleQueryError } from 'drizzle-orm'

/** The database cannot be used; the message is one line for the operator. */
export class DatabaseError extends Error {}

/** What went wrong, for the operator. Drizzle's error tells the query; its cause is what the database said. */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return reasonOf(thrown.errors[0])
  if (thrown instanceof DrizzleQueryError && thrown.cause !== undefined) return reasonOf(thrown.cause)
  return thrown instanceof Error ? thrown.message : String(thrown)
}
