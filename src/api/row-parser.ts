import * as v from 'valibot'

type RowSchema = v.ObjectSchema<v.ObjectEntries, undefined>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Parser of the rows of one long reply. Its rows repeat the same few dates, names and codes: a value that the schema
 * has returned unchanged isn't checked again (performance P20). Returns undefined for an invalid row. Each reply needs
 * its own parser, which keeps the values of the reply in memory.
 */
export function createRowParser<S extends RowSchema>(schema: S): (row: unknown) => v.InferOutput<S> | undefined {
  const fields = Object.entries(schema.entries).map(([name, entry]) => ({ name, entry, accepted: new Set<unknown>() }))
  return (row) => {
    if (!isObject(row)) return undefined
    const parsed: Record<string, unknown> = {}
    for (const { name, entry, accepted } of fields) {
      const value = row[name]
      if (!accepted.has(value)) {
        const read = v.safeParse(entry, value, { abortEarly: true })
        if (!read.success) return undefined
        if (read.output !== value || isObject(value)) {
          parsed[name] = read.output
          continue
        }
        accepted.add(value)
      }
      if (value !== undefined) parsed[name] = value
    }
    return parsed as v.InferOutput<S>
  }
}
