import type { Http } from './http.ts'

/**
 * The capability to work inside one property. Whoever holds it reaches that property and no other: no function of
 * its modules takes a property's id.
 */
export interface PropertyScope {
  http: Http
  propertyId: number
  prefix: string
}

/** The scope of a property that was opened with `http`. */
export const withProperty = (http: Http, { id, prefix }: { id: number; prefix: string }): PropertyScope => ({
  http,
  propertyId: id,
  prefix,
})
