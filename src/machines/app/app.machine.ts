import { type ActorRefFrom, setup } from 'xstate'
import { type NoticesRef, noticesMachine } from '../notices/notices.machine.ts'
import { sessionMachine, type SessionCapabilities } from '../session/session.machine.ts'

/** Root machine. It starts once, outside React, and outlives every screen. */
export const appMachine = setup({
  types: {} as {
    input: SessionCapabilities
    context: SessionCapabilities & { notices: NoticesRef }
    children: { session: 'session' }
  },
  actors: { notices: noticesMachine, session: sessionMachine },
}).createMachine({
  id: 'app',
  context: ({ input, spawn }) => ({ ...input, notices: spawn('notices', { id: 'notices' }) }),
  invoke: { src: 'session', id: 'session', input: ({ context }) => context },
})

export type AppRef = ActorRefFrom<typeof appMachine>
