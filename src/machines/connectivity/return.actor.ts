import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

/**
 * Sends `event` to `parent` when the window gets the focus or the browser goes online: then data may be out of date. `networkActor` reports
 * the state of the network instead, the loss of it too.
 */
export const watchReturn = fromCallback<EventObject, { parent: AnyActorRef; event: EventObject }>(({ input }) => {
  const send = () => input.parent.send(input.event)
  addEventListener('focus', send)
  addEventListener('online', send)
  return () => {
    removeEventListener('focus', send)
    removeEventListener('online', send)
  }
})
