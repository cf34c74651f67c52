import type { NoticeEventType } from '../../src/api/contract/notices.ts'
import type { CallerContext } from '../context.ts'
import { forbidden } from '../errors.ts'
import { eventStream } from '../http/event-stream.ts'

const eventText = (type: NoticeEventType) => `event: ${type}\ndata: {}\n\n`

/** GET notices/changes: server-sent events when the caller's notices change. The event says that they did; the call says what. */
export const streamNoticeChanges = (ctx: CallerContext): Promise<Response> =>
  eventStream(ctx, {
    source: ctx.noticeChanges,
    checkAccess: async ({ caller }) => {
      if (!caller.permissions.includes('login_to_hotel_management')) throw forbidden()
    },
    subscribe: async ({ send, close }) => {
      const onChanged = () => send(eventText('changed'))
      const stop = await ctx.noticeChanges.subscribe({ user_id: ctx.caller.id, onChanged, onClosed: close })
      send(eventText('ready'))
      return stop
    },
  })
