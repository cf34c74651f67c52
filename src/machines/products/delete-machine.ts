import type { ItemResults } from '../../api/contract/reply.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { createBulkMachine } from '../flow/bulk.machine.ts'
import type { Noun } from '../flow/flow-report.ts'

/** Deletes some rows of a tab by the one call that its noun has for it; what is in use is refused for itself. */
export const createDeleteMachine = (
  id: string,
  noun: Noun,
  remove: (at: PropertyScope, ids: number[], signal: AbortSignal) => Promise<ItemResults>,
) =>
  createBulkMachine({
    id,
    tasks: {
      delete: {
        done: 'deleted',
        submission: 'deleted',
        noun,
        perform: async ({ at }: AreaInput, items, _window, signal) => {
          const ids = items.map((item) => item.id)
          return (await remove(at, ids, signal)).results
        },
      },
    },
  })
