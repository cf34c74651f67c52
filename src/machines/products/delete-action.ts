import type { ItemResults } from '../../api/contract/reply.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { InventoryTabInput } from '../inventory-tab/inventory-tab.machine.ts'
import { createBulkAction } from '../dialog/bulk-action.machine.ts'
import type { ActionWords } from '../dialog/dialog-report.ts'

/** Creates a bulk deletion that uses one call for all rows. Rows in use are refused individually. */
export const createDeleteAction = (
  id: string,
  words: ActionWords,
  remove: (scope: PropertyScope, ids: number[], signal: AbortSignal) => Promise<ItemResults>,
) =>
  createBulkAction({
    id,
    tasks: {
      delete: {
        submission: 'deleted',
        words,
        perform: async ({ scope }: InventoryTabInput, items, _window, signal) => {
          const ids = items.map((item) => item.id)
          return (await remove(scope, ids, signal)).results
        },
      },
    },
  })
