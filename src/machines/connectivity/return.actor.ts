import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

/** Tells `parent` of `event` when the person comes back to the window, or the network to the person. */
export const watchReturn = fromCallback<EventObject, { parent: AnyActorRef; event: EventObject }>(({ input }) => {
  const send = () => input.parent.send(input.event)
  addEventListener('focus', send)
  addEventListener('online', send)
  return () => {
    removeEventListener('focus', send)
    removeEventListener('online', send)
  }
})
