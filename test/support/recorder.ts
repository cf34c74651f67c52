import { type AnyActorRef, type AnyEventObject, createActor, fromCallback } from 'xstate'

/** An actor that only remembers what it is told: the parent, or the neighbour, of the one under test. */
export function recorder() {
  const received: AnyEventObject[] = []
  const ref: AnyActorRef = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => void received.push(event))),
  ).start()
  return { ref, received, types: () => received.map(({ type }) => type) }
}
