const wellFormed = /^([a-z0-9][a-z0-9-]{0,49})$/i

/**
 * The id or prefix of the property that a request names in its path or its query, for the log. Undefined if it names
 * none, or nothing of that form.
 */
export function askedProperty(endpointPath: string | undefined, url: string): string | undefined {
  const { pathname, searchParams } = new URL(url)
  const index = `/api${endpointPath ?? ''}`.split('/').findIndex((part) => /^\{property(_id)?\}$/.test(part))
  const asked = index < 0 ? searchParams.get('property_id') : pathname.split('/')[index]
  return wellFormed.exec(asked ?? '')?.[1]
}
