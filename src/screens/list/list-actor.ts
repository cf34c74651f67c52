import type { ActorRefFrom } from 'xstate'
import type { propertyListMachine } from '../../machines/properties/property-list.machine.ts'
import type { propertyTypeListMachine } from '../../machines/property-types/property-type-list.machine.ts'

/** The lists that the shared parts of a list screen serve. */
export type ListActor = ActorRefFrom<typeof propertyListMachine> | ActorRefFrom<typeof propertyTypeListMachine>
