import type { Http } from './http.ts'

/**
 * Access to one property. API functions take this scope instead of a property id, so a caller reaches only that
 * property.
 */
export interface PropertyScope {
  http: Http
  propertyId: number
  prefix: string
}

/** Creates the scope of a property. */
export const withProperty = (http: Http, { id, prefix }: { id: number; prefix: string }): PropertyScope => ({
  http,
  propertyId: id,
  prefix,
})
