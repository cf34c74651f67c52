import type { ListView } from '../../src/api/contract/list-view.ts'

/** A stored view, with the given fields changed. */
export const listView = (over: Partial<ListView> = {}): ListView => ({
  id: 1,
  list: 'rooms',
  property_id: 1,
  name: 'By floor',
  query: 'sort=floor',
  is_shared: false,
  is_default: false,
  is_own: true,
  owner: 'Mara Manager',
  lock_version: 0,
  ...over,
})
