/** What a field may hold on its way out. `undefined` is left out, `null` is sent empty. */
export type Field = string | number | boolean | null | undefined | Blob | readonly (string | number | Blob)[]
export type Fields = Record<string, Field>

function* pairs(fields: Fields): Generator<[string, string | Blob]> {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    // Arrays are sent as `k[]`, repeated (domain D17).
    if (isList(value)) for (const item of value) yield [`${name}[]`, item instanceof Blob ? item : String(item)]
    else if (value instanceof Blob) yield [name, value]
    else if (value === null) yield [name, '']
    else if (typeof value === 'boolean') yield [name, value ? '1' : '0']
    else yield [name, String(value)]
  }
}

const isList = (value: Field): value is readonly (string | number | Blob)[] => Array.isArray(value)

/**
 * Fields as multipart/form-data, the shared client's content type (requirement 7.client.content-type). Form data has no empty list: one
 * empty text says it, so that a write can take the last item of a list away.
 */
export function toFormData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of pairs(fields)) form.append(name, value)
  for (const [name, value] of Object.entries(fields))
    if (isList(value) && value.length === 0) form.append(`${name}[]`, '')
  return form
}

/** Fields as a query string, with its question mark; empty when there is none. */
export function toQuery(fields: Fields): string {
  const search = new URLSearchParams()
  for (const [name, value] of pairs(fields)) if (typeof value === 'string') search.append(name, value)
  return search.size > 0 ? `?${search}` : ''
}
