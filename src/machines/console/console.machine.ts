import { type ActorRefFrom, type AnyActorRef, enqueueActions, setup, type SnapshotFrom } from 'xstate'
import type { StoredUser } from '../../api/contract/session.ts'
import * as paths from '../../paths.ts'
import { accessMachine } from '../access/access.machine.ts'
import type { Capabilities } from '../capabilities.ts'
import { locationActor, type LocationChanged } from '../location/location.actor.ts'
import { passwordMachine } from '../password/password.machine.ts'
import { propertiesMachine } from '../properties/properties.machine.ts'
import { propertyMachine } from '../property/property.machine.ts'

/** `http` is narrowed to the session: it carries the token and reports the session's end. */
type Input = Capabilities & { notices: AnyActorRef; session: AnyActorRef; user: StoredUser }

/** Everything behind the sign-in, in a chunk of its own (ADR 0002). It passes the address on to whom it concerns. */
export const consoleMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { location: ActorRefFrom<typeof locationActor> },
    events: {} as LocationChanged,
    children: {} as {
      access: 'access'
      password: 'password'
      property: 'property'
      properties: 'properties'
    },
  },
  actors: {
    access: accessMachine,
    location: locationActor,
    password: passwordMachine,
    properties: propertiesMachine,
    property: propertyMachine,
  },
  actions: {
    passOn: enqueueActions(({ enqueue }, { event }: { event: LocationChanged }) => {
      const place = paths.parsePlace(event.pathname)
      if (place.name === 'property') enqueue.sendTo('property', { type: 'property.addressed', prefix: place.prefix })
      else enqueue.sendTo('property', { type: 'property.left' })
      enqueue.sendTo('properties', event)
    }),
  },
}).createMachine({
  id: 'console',
  context: ({ input, spawn, self }) => ({
    ...input,
    location: spawn('location', { id: 'location', input: { parent: self } }),
  }),
  invoke: [
    { src: 'access', id: 'access', input: ({ context }) => context },
    { src: 'password', id: 'password', input: ({ context }) => context },
    { src: 'property', id: 'property', input: ({ context }) => context },
    { src: 'properties', id: 'properties', input: ({ context }) => context },
  ],
  on: { 'location.changed': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } } },
})

export type ConsoleRef = ActorRefFrom<typeof consoleMachine>
export type ConsoleSnapshot = SnapshotFrom<typeof consoleMachine>
