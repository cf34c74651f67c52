import type { FacilityKind } from '../../api/contract/facility-category.ts'
import { bed, products } from '../../design/icon/icons.css.ts'

/** Labels and icon of the two kinds: guests sleep in a room; an asset is anything else. */
export const facilityKinds: Record<FacilityKind, { one: string; many: string; icon: string }> = {
  room: { one: 'Room', many: 'Rooms', icon: bed },
  asset: { one: 'Asset', many: 'Assets', icon: products },
}
