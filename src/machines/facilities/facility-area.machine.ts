import type { ActorRefFrom } from 'xstate'
import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityStatusName } from '../../api/contract/facility-status.ts'
import type { Property } from '../../api/contract/property.ts'
import { type AreaInput, createAreaMachine, type Start } from '../area/area.machine.ts'
import type { BulkItem } from '../flow/bulk.rules.ts'
import { conditionMachine } from './condition.machine.ts'
import { createFacilityBulk, type FacilityTask } from './facility-bulk.machine.ts'
import { createFacilityList, facilityNouns } from './facility-list.machine.ts'
import { createSeveralFacilities } from './several-facilities.machine.ts'
import { statusMachine } from './status.machine.ts'
import { todayIn } from '../clock/hotel-clock.rules.ts'

/** What the areas of rooms and assets are given: whose day it is decides which nights are over. */
interface FacilityAreaInput extends AreaInput {
  property: Pick<Property, 'timezone'>
}

/** What can be opened over the list. */
export type FacilityAsk =
  | { name: 'bulk'; task: FacilityTask; items: BulkItem[] }
  | { name: 'several'; facilities: Facility[] }
  | { name: 'condition'; facilities: Facility[] }
  | { name: 'status'; facilities: Facility[]; status?: FacilityStatusName; blockingIds?: number[] }

const createFacilityArea = <const T extends 'rooms' | 'assets'>(tab: T) => {
  const list = createFacilityList(tab)
  const noun = facilityNouns[tab]
  const bulkMachine = createFacilityBulk(noun)
  const severalMachine = createSeveralFacilities(tab)
  const startFlow = (start: Start, ask: FacilityAsk, input: FacilityAreaInput) => {
    switch (ask.name) {
      case 'bulk': {
        const { task, items } = ask
        return { name: ask.name, ref: start(bulkMachine, { id: 'flow', input: { input, task, items } }) }
      }
      case 'several':
        return {
          name: ask.name,
          ref: start(severalMachine, { id: 'flow', input: { input, items: ask.facilities } }),
        }
      case 'condition': {
        const { facilities } = ask
        return {
          name: ask.name,
          ref: start(conditionMachine, { id: 'flow', input: { at: input.at, noun, facilities } }),
        }
      }
      case 'status': {
        const { facilities, status = null, blockingIds = [] } = ask
        const today = todayIn(input.property.timezone)
        const change = { at: input.at, noun, facilities, today, status, blockingIds }
        return { name: ask.name, ref: start(statusMachine, { id: 'flow', input: change }) }
      }
    }
  }
  return createAreaMachine({
    id: `${tab}Area`,
    startList: (start, input: FacilityAreaInput) => start(list, { id: 'list', input }),
    startFlow,
  })
}

/** The tabs of rooms and of assets: one machine, two nouns. */
export const roomAreaMachine = createFacilityArea('rooms')
export const assetAreaMachine = createFacilityArea('assets')

export type FacilityAreaRef = ActorRefFrom<typeof roomAreaMachine> | ActorRefFrom<typeof assetAreaMachine>
