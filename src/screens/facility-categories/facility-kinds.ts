import type { FacilityKind } from '../../api/contract/facility-category.ts'
import { bed, products } from '../../design/icon/icons.css.ts'

/** What the two kinds are called, one and many, and their picture: a room is slept in, an asset is anything else. */
export const facilityKinds: Record<FacilityKind, { one: string; many: string; icon: string }> = {
  room: { one: 'Room', many: 'Rooms', icon: bed },
  asset: { one: 'Asset', many: 'Assets', icon: products },
}
