import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

interface Input {
  parent: AnyActorRef
  event: EventObject
  /** Window events; by default both. A screen that a focus would change under the pointer leaves `focus` out. */
  on?: readonly ('focus' | 'online')[]
}

/**
 * Sends `event` to `parent` when the window gets the focus or the browser goes online: then data may be out of date. `networkActor` reports
 * the state of the network instead, the loss of it too. Outside a browser it sends nothing.
 */
export const watchReturn = fromCallback<EventObject, Input>(
  ({ input: { parent, event, on = ['focus', 'online'] } }) => {
    const send = () => parent.send(event)
    const listening = new AbortController()
    for (const type of on) globalThis.addEventListener?.(type, send, listening)
    return () => listening.abort()
  },
)
