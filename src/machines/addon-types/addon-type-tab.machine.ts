import * as addonTypes from '../../api/addon-types.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import { createRecordTab } from '../products/record-tab.ts'
import { addonTypeDialogMachine } from './addon-type-dialog.machine.ts'
import { addonTypeListMachine } from './addon-type-list.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Inventory tab of add-on types. */
export const addonTypeTabMachine = createRecordTab({
  id: 'addonTypesTab',
  startList: (start, input) => start(addonTypeListMachine, { id: 'list', input }),
  startRecordDialog: (start, record: AddonType | null, input) =>
    start(addonTypeDialogMachine, { id: 'dialog', input: { input, record } }),
  deletion: {
    id: 'addonTypeBulkAction',
    words: {
      done: (count) => phrase('addon-types.deleted', { count }),
      partlyDone: ({ done, count, refused }) => phrase('addon-types.partlyDeleted', { done, count, refused }),
    },
    remove: addonTypes.remove,
  },
})
