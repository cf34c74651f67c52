import { setup, type SnapshotFrom } from 'xstate'
import { networkActor, type NetworkEvent } from './network.actor.ts'

/** Tracks whether the browser is online. The offline banner and refetches depend on it. */
export const connectivityMachine = setup({
  types: {} as { events: NetworkEvent },
  actors: { networkActor },
}).createMachine({
  id: 'connectivity',
  invoke: { src: 'networkActor' },
  initial: 'online',
  states: {
    online: { on: { 'network.lost': 'offline' } },
    offline: { on: { 'network.restored': 'online' } },
  },
})
export const selectIsOffline = (connectivity: SnapshotFrom<typeof connectivityMachine>) =>
  connectivity.matches('offline')
