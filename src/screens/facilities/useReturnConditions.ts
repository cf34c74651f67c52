import { useState } from 'react'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { mayInspect } from '../../api/contract/inspection.ts'
import { useShell } from '../shell/actor-hooks.ts'
import { conditionChoices } from './status-display.ts'

/**
 * Choices for the condition of a room after its blocking. "Inspected" is offered to who may inspect, and where it was agreed
 * before (domain D29).
 */
export function useReturnConditions(current: HousekeepingStatus) {
  const { user } = useShell().getSnapshot().context
  const [agreed] = useState(current)
  const canInspect = agreed === 'inspected' || mayInspect((user.roles ?? []).map(({ name }) => name))
  return conditionChoices.filter(({ id }) => canInspect || id !== 'inspected')
}
