import * as v from 'valibot'

type RowSchema = v.ObjectSchema<v.ObjectEntries, undefined>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Parser of the rows of one long reply. Its rows repeat the same few dates, names and codes: a value that the schema
 * has returned unchanged isn't checked again, and is kept in memory once (performance P16, P20). Returns undefined for
 * an invalid row. Each reply needs its own parser.
 */
export function createRowParser<S extends RowSchema>(schema: S): (row: unknown) => v.InferOutput<S> | undefined {
  const fields = Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    entry,
    accepted: new Map<unknown, unknown>(),
  }))
  return (row) => {
    if (!isObject(row)) return undefined
    const parsed: Record<string, unknown> = {}
    for (const { name, entry, accepted } of fields) {
      const value = row[name]
      if (accepted.has(value)) {
        if (value !== undefined) parsed[name] = accepted.get(value)
        continue
      }
      const read = v.safeParse(entry, value, { abortEarly: true })
      if (!read.success) return undefined
      if (read.output === value && !isObject(value)) accepted.set(value, value)
      if (read.output !== undefined) parsed[name] = read.output
    }
    return parsed as v.InferOutput<S>
  }
}
