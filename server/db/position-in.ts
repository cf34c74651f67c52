import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Position of a word among all words of its kind, such as that of a condition from dirty to inspected. An index may have it as a key. */
export const positionIn = (words: readonly string[], word: SQLWrapper): SQL =>
  sql`array_position(${sql.raw(`'{${words.join()}}'`)}::text[], ${word})`
