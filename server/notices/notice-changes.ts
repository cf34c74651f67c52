import { lateListener } from '../db/late-listener.ts'
import type { Listen } from '../db/listen.ts'

interface Subscriber {
  user_id: number
  /** Called when the user's notices may have changed. */
  onChanged: () => void
  /** Called when the server stops. */
  onClosed: () => void
}

export interface NoticeChanges {
  /** Resolves once no change is missed any more. */
  subscribe: (subscriber: Subscriber) => Promise<() => void>
  close: () => Promise<void>
}

/** Reports changes of notices to their recipients, whichever instance makes them. Listening starts with the first subscriber. */
export function createNoticeChanges(listen: Listen): NoticeChanges {
  const subscribers = new Set<Subscriber>()
  const onMessage = (payload: string) => {
    for (const { user_id, onChanged } of subscribers) if (user_id === Number(payload)) onChanged()
  }
  /** Changes may have been missed, of whom is unknown. */
  const onGap = () => {
    for (const { onChanged } of subscribers) onChanged()
  }
  const listener = lateListener(listen, 'notices', { onMessage, onGap })
  return {
    subscribe: async (subscriber) => {
      await listener.ready()
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    close: async () => {
      for (const { onClosed } of subscribers) onClosed()
      subscribers.clear()
      await listener.stop()
    },
  }
}
