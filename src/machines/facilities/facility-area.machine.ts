import type { ActorRefFrom } from 'xstate'
import * as facilities from '../../api/facilities.ts'
import { type AreaInput, createAreaMachine } from '../area/area.machine.ts'
import { createBulkMachine } from '../flow/bulk.machine.ts'
import { type BulkItem, oneByOne } from '../flow/bulk.rules.ts'
import { createFacilityList, facilityNouns } from './facility-list.machine.ts'

const createBulk = (noun: { one: string; many: string }) =>
  createBulkMachine({
    id: 'facilityBulk',
    tasks: {
      delete: {
        done: 'deleted',
        noun,
        perform: ({ at }: AreaInput, items, _window, signal) =>
          oneByOne(items, ({ id, lockVersion }) => facilities.remove(at, id, lockVersion, signal)),
      },
      window: {
        done: 'given new bookable dates',
        noun,
        hasWindow: true,
        perform: async ({ at }: AreaInput, items, { from, to }, signal) => {
          const ids = items.map((item) => item.id)
          const window = { bookable_date_from: from, bookable_date_to: to }
          return (await facilities.updateBookableDate(at, ids, window, signal)).results
        },
      },
    },
  })
/** What can be opened over the list. */
export type FacilityAsk = { name: 'bulk'; task: 'delete' | 'window'; items: BulkItem[] }

const createFacilityArea = <const T extends 'rooms' | 'assets'>(tab: T) => {
  const list = createFacilityList(tab)
  const bulkMachine = createBulk(facilityNouns[tab])
  return createAreaMachine({
    id: `${tab}Area`,
    startList: (start, input: AreaInput) => start(list, { id: 'list', input }),
    startFlow: (start, { task, items }: FacilityAsk, input) => ({
      name: 'bulk' as const,
      ref: start(bulkMachine, { id: 'flow', input: { input, task, items } }),
    }),
  })
}

/** The tabs of rooms and of assets: one machine, two nouns. */
export const roomAreaMachine = createFacilityArea('rooms')
export const assetAreaMachine = createFacilityArea('assets')

export type FacilityAreaRef = ActorRefFrom<typeof roomAreaMachine> | ActorRefFrom<typeof assetAreaMachine>
