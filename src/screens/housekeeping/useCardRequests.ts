import { type MouseEvent, useCallback } from 'react'
import type { HousekeepingEvent, HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { pressSourceOf } from '../repeated-press.ts'
import { useHeldCards } from './useHeldCards.ts'
import { useHousekeeping } from './useHousekeeping.ts'

/** What the buttons of room cards do. A pressed card keeps its place (ADR 0048). */
export function useCardRequests() {
  const section = useHousekeeping()
  const { hold, releaseLane } = useHeldCards()
  const request = useCallback(
    (event: HousekeepingEvent, id: number, lane: string, press: MouseEvent) => {
      hold(id, { by: pressSourceOf(press), lane })
      section.send({ type: 'event.requested', event, ids: [id], isHeld: true })
    },
    [section, hold],
  )
  const undo = useCallback(
    (id: number, before: HousekeepingStatus) =>
      section.send({
        type: 'undo.requested',
        reverts: [{ ids: [id], patch: { housekeeping_status: before, undo: 1 } }],
      }),
    [section],
  )
  return { hold, releaseLane, request, undo }
}
