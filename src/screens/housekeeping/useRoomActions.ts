import { useMemo } from 'react'
import { type GuestService, type HousekeepingEvent, housekeepingEvents } from '../../api/contract/housekeeping.ts'
import { useHousekeeping } from './useHousekeeping.ts'

interface RoomActions {
  /** `id` is a menu action's id; returns false for other ids. */
  perform: (id: string, ids: number[], isHeld?: boolean) => boolean
}

interface RoomChange {
  hk_priority?: 0 | 1
  service?: GuestService
  reported_occupancy?: 'vacant' | 'occupied' | null
}

const changeByAction: Partial<Record<string, RoomChange>> = {
  rush: { hk_priority: 1 },
  calm: { hk_priority: 0 },
  vacant: { reported_occupancy: 'vacant' },
  occupied: { reported_occupancy: 'occupied' },
  unreported: { reported_occupancy: null },
  'service-none': { service: 'none' },
  'service-dnd': { service: 'dnd' },
  'service-make_up': { service: 'make_up' },
  'service-declined': { service: 'declined' },
}

const isEvent = (id: string): id is HousekeepingEvent => housekeepingEvents.some((event) => event === id)

/** The menu and bulk actions on rooms, as events to the machine. */
export function useRoomActions(): RoomActions {
  const section = useHousekeeping()
  return useMemo(() => {
    return {
      perform: (id, ids, isHeld = false) => {
        if (isEvent(id)) {
          section.send({ type: 'event.requested', event: id, ids, isHeld })
          return true
        }
        const change = changeByAction[id]
        if (change) section.send({ type: 'change.requested', ids, change, isHeld })
        return change !== undefined
      },
    }
  }, [section])
}
