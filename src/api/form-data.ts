/** Value of a request field. `undefined` is omitted, `null` is sent as empty text. */
type Field = string | number | boolean | null | undefined | Blob | readonly (string | number | Blob)[]
export type Fields = Record<string, Field>

function* pairs(fields: Fields): Generator<[string, string | Blob]> {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    // Arrays are sent as repeated `k[]` (domain D17).
    if (isList(value)) for (const item of value) yield [`${name}[]`, item instanceof Blob ? item : String(item)]
    else if (value instanceof Blob) yield [name, value]
    else if (value === null) yield [name, '']
    else if (typeof value === 'boolean') yield [name, value ? '1' : '0']
    else yield [name, String(value)]
  }
}

const isList = (value: Field): value is readonly (string | number | Blob)[] => Array.isArray(value)

/**
 * Encodes fields as multipart/form-data, the content type of the shared client (requirement 7.client.content-type).
 * Form data has no empty list, so one empty text stands for it; otherwise a write could not remove the last item of a
 * list.
 */
export function toFormData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of pairs(fields)) form.append(name, value)
  for (const [name, value] of Object.entries(fields))
    if (isList(value) && value.length === 0) form.append(`${name}[]`, '')
  return form
}

/** Encodes fields as a query string with its question mark; empty without fields. */
export function toQuery(fields: Fields): string {
  const search = new URLSearchParams()
  for (const [name, value] of pairs(fields)) if (typeof value === 'string') search.append(name, value)
  return search.size > 0 ? `?${search}` : ''
}
