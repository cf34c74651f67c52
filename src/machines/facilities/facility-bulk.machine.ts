import * as facilities from '../../api/facilities.ts'
import type { AreaInput } from '../area/area.machine.ts'
import { createBulkMachine } from '../flow/bulk.machine.ts'
import { oneByOne } from '../flow/bulk.rules.ts'
import type { Noun } from '../flow/flow-report.ts'

/** What can be done to many rooms or assets at once without a form of its own. */
export type FacilityTask = 'delete' | 'window'

/** Deletion, one call each, and bookable dates, one call for all. */
export const createFacilityBulk = (noun: Noun) =>
  createBulkMachine<AreaInput, FacilityTask>({
    id: 'facilityBulk',
    tasks: {
      delete: {
        done: 'deleted',
        submission: 'deleted',
        noun,
        perform: ({ at }, items, _window, signal) =>
          oneByOne(items, ({ id, lockVersion }) => facilities.remove(at, id, lockVersion, signal)),
      },
      window: {
        done: 'given new bookable dates',
        noun,
        hasWindow: true,
        perform: async ({ at }, items, { from, to }, signal) => {
          const ids = items.map((item) => item.id)
          const window = { bookable_date_from: from, bookable_date_to: to }
          return (await facilities.updateBookableDate(at, ids, window, signal)).results
        },
      },
    },
  })
