import { type AnyActorRef, type AnyEventObject, createActor, fromCallback } from 'xstate'

/** An actor that records the events it receives: the parent or neighbour of the actor under test. */
export function recorder() {
  const received: AnyEventObject[] = []
  const ref: AnyActorRef = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => void received.push(event))),
  ).start()
  return { ref, received, types: () => received.map(({ type }) => type) }
}
