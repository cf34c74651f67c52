import type { FacilityKind } from '../../api/contract/facility-category.ts'
import { bed, products } from '../../design/icon/icons.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Labels and icon of the two kinds: guests sleep in a room; an asset is anything else. */
export const facilityKinds: Record<FacilityKind, { one: string; many: string; icon: string }> = {
  room: { one: phrase('facility-categories.room'), many: phrase('facility-categories.rooms'), icon: bed },
  asset: { one: phrase('facility-categories.asset'), many: phrase('facility-categories.assets'), icon: products },
}
