import * as amenities from '../../api/amenities.ts'
import type { Amenity } from '../../api/contract/amenity.ts'
import { createRecordTab } from '../products/record-tab.ts'
import { amenityDialogMachine } from './amenity-dialog.machine.ts'
import { amenityListMachine } from './amenity-list.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Inventory tab of amenities. */
export const amenityTabMachine = createRecordTab({
  id: 'amenitiesTab',
  startList: (start, input) => start(amenityListMachine, { id: 'list', input }),
  startRecordDialog: (start, record: Amenity | null, input) =>
    start(amenityDialogMachine, { id: 'dialog', input: { input, record } }),
  deletion: {
    id: 'amenityBulkAction',
    words: {
      done: (count) => phrase('amenities.deleted', { count }),
      partlyDone: ({ done, count, refused }) => phrase('amenities.partlyDeleted', { done, count, refused }),
    },
    remove: amenities.remove,
  },
})
