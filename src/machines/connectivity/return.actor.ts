import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

interface Input {
  parent: AnyActorRef
  event: EventObject
  /** Window events; by default all. A screen that a focus would change under the pointer leaves `focus` out. */
  on?: readonly ('focus' | 'online' | 'reopened')[]
}

/**
 * Sends `event` to `parent` when the window gets the focus, the browser goes online, or a link leads to the open page (`reportReopened`): then
 * data may be out of date. `networkActor` reports the state of the network instead, the loss of it too. Outside a browser it sends nothing.
 */
export const watchReturn = fromCallback<EventObject, Input>(
  ({ input: { parent, event, on = ['focus', 'online', 'reopened'] } }) => {
    const send = () => parent.send(event)
    const listening = new AbortController()
    for (const type of on) globalThis.addEventListener?.(type, send, listening)
    return () => listening.abort()
  },
)
