import type { Property } from '../../src/api/contract/property.ts'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import type { StoredUser } from '../../src/api/contract/session.ts'
import type { User } from '../../src/api/contract/user.ts'
import type { Page } from '../../src/api/http.ts'

/** A property as the server sends it. */
export const property = (over: Partial<Property> = {}): Property => ({
  id: 7,
  prefix: 'castle-inn',
  name: 'Castle Inn',
  property_type_id: 2,
  property_type: { id: 2, name: 'Inn' },
  status: 1,
  bookable_date_from: '2026-01-01',
  bookable_date_to: '2027-01-01',
  bookable_status: 'bookable',
  timezone: 'Europe/Lisbon',
  audit_time: null,
  currency: 'EUR',
  check_in_time: '15:00:00',
  check_out_time: '11:00:00',
  address: 'Rua Um 1',
  email: null,
  phone: null,
  images: [],
  rooms_count: 12,
  assets_count: 3,
  lock_version: 4,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-02-01T00:00:00Z',
  ...over,
})

export const propertyType = (over: Partial<PropertyType> = {}): PropertyType => ({
  id: 2,
  name: 'Inn',
  properties_count: 0,
  lock_version: 1,
  ...over,
})

/** One page of rows with its position. */
export const pageOf = <Row>(data: Row[], meta: Partial<Page<Row>['meta']> = {}): Page<Row> => ({
  data,
  meta: { current_page: 1, last_page: 1, per_page: 10, total: data.length, ...meta },
})

export const user = (over: Partial<StoredUser> = {}): StoredUser => ({
  token: 'token-of-marta',
  id: 3,
  first_name: 'Marta',
  last_name: 'Oliveira',
  roles: [{ name: 'General Manager' }],
  position: { name: 'Director' },
  is_pass_updated: 1,
  ...over,
})

/** A member of staff as users/list and user/{id} return it. */
export const colleague = (over: Partial<User> = {}): User => ({
  id: 3,
  first_name: 'Lena',
  last_name: 'Brandt',
  email: 'lena@castle-inn.example',
  position: { name: 'Front Desk Agent' },
  roles: [],
  departments: [],
  property_ids: [],
  status: 1,
  is_pass_updated: 1,
  all_properties: false,
  can_manage: false,
  ...over,
})
