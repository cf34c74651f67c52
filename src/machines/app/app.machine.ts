import { type ActorRefFrom, setup } from 'xstate'
import type { Capabilities } from '../capabilities.ts'
import { connectivityMachine } from '../connectivity/connectivity.machine.ts'
import { type NoticesRef, noticesMachine } from '../notices/notices.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'

/** The root: started once outside React, it outlives every screen. */
export const appMachine = setup({
  types: {
    input: {} as Capabilities,
    context: {} as Capabilities & { notices: NoticesRef },
    children: {} as { connectivity: 'connectivity'; session: 'session' },
  },
  actors: { notices: noticesMachine, connectivity: connectivityMachine, session: sessionMachine },
}).createMachine({
  id: 'app',
  context: ({ input, spawn }) => ({ ...input, notices: spawn('notices', { id: 'notices' }) }),
  invoke: [
    { src: 'connectivity', id: 'connectivity' },
    { src: 'session', id: 'session', input: ({ context }) => context },
  ],
})

export type AppRef = ActorRefFrom<typeof appMachine>
