import { DrizzleQueryError } from 'drizzle-orm'

/** The database cannot be used. The message is one line for the operator. */
export class DatabaseError extends Error {}

/** Error text for the operator. Drizzle's own message is the query; its cause is the database error. */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return reasonOf(thrown.errors[0])
  if (thrown instanceof DrizzleQueryError && thrown.cause !== undefined) return reasonOf(thrown.cause)
  return thrown instanceof Error ? thrown.message : String(thrown)
}
