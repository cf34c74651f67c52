import { type AnyActorRef, type EventObject, fromCallback, setup, type SnapshotFrom } from 'xstate'

type ConnectivityEvent = { type: 'connection.lost' } | { type: 'connection.restored' }

/** Tracks whether the browser is online. The offline banner and refetches depend on it. */
export const connectivityMachine = setup({
  types: { events: {} as ConnectivityEvent },
  actors: {
    watchNetwork: fromCallback<EventObject, { parent: AnyActorRef }>(({ input }) => {
      const report = () =>
        input.parent.send({
          type: navigator.onLine ? 'connection.restored' : 'connection.lost',
        } satisfies ConnectivityEvent)
      addEventListener('online', report)
      addEventListener('offline', report)
      if (!navigator.onLine) report()
      return () => {
        removeEventListener('online', report)
        removeEventListener('offline', report)
      }
    }),
  },
}).createMachine({
  id: 'connectivity',
  invoke: { src: 'watchNetwork', input: ({ self }) => ({ parent: self }) },
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: { on: { 'connection.restored': 'online' } },
  },
})
export const selectIsOffline = (connectivity: SnapshotFrom<typeof connectivityMachine>) =>
  connectivity.matches('offline')
