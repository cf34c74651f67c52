import type { RoomBlocking, StatusResults, UpdateFacilityStatus } from '../../api/contract/facility-status.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { Undo } from '../dialog/dialog-report.ts'
import {
  barFromServer,
  type BlockingBar,
  draftOf,
  isBegun,
  nightsText,
  requestOf,
  type RoomChoice,
} from './blocking.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

type Result = StatusResults['results'][number]

/** The request that restores a changed blocking. Its past nights never changed. */
function undoRequest(before: BlockingBar, now: RoomBlocking, today: string): UpdateFacilityStatus {
  const was = draftOf(before)
  const isApart = now.id !== before.id
  const from = isApart && isBegun(before, today) ? now.date_from : was.from
  return requestOf(barFromServer(now), { ...was, from })
}

/** The undo of a change; undefined if the server omits the resulting blocking. */
export function undoOf(
  scope: PropertyScope,
  {
    before,
    result,
    rooms,
    today,
  }: { before: BlockingBar; result: Result; rooms: readonly RoomChoice[]; today: string },
): Undo | undefined {
  const now = result.current
  if (!now || before.blocking.reasonCode === null) return undefined
  const name = rooms.find(({ id }) => id === before.roomId)?.name ?? ''
  return {
    run: async (signal) => (await facilities.updateStatus(scope, undoRequest(before, now, today), signal)).results,
    text: phrase('calendar.roomAsBefore', { room: name, nights: nightsText(before) }),
  }
}
