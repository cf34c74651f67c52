import type { RoomChangesQuery } from '../../src/api/contract/room-change.ts'
import { inventoryReaders } from '../access/rules.ts'
import type { CallerContext } from '../context.ts'
import { forbidden } from '../errors.ts'
import { eventStream } from '../http/event-stream.ts'
import { visibleProperty } from '../scope.ts'
import type { RoomEvent } from './room-changes.ts'

const eventText = ({ type, id, facility_ids }: RoomEvent) =>
  `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(type === 'changed' ? { facility_ids } : {})}\n\n`

/** GET housekeeping/changes: server-sent events of one property (domain D42). */
export async function streamRoomChanges(ctx: CallerContext, { property_id }: RoomChangesQuery): Promise<Response> {
  await visibleProperty(ctx, property_id)
  return eventStream(ctx, {
    source: ctx.roomChanges,
    checkAccess: async (now) => {
      await visibleProperty(now, property_id)
      if (!inventoryReaders.some((name) => now.caller.permissions.includes(name))) throw forbidden()
    },
    subscribe: ({ send, close }) => {
      const subscriber = { property_id, onEvent: (event: RoomEvent) => send(eventText(event)), onClosed: close }
      return ctx.roomChanges.subscribe(subscriber, ctx.lastEventId)
    },
  })
}
