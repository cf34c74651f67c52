import type { Section } from './sentence.ts'

/** Spec section 6. Which named roles there are is not shown. */
export const permissions: Section = {
  title: '6. Roles and permissions',
  sentences: [
    {
      id: '6.rules',
      text: 'The server returns permission rules.',
      proof: ['access.loading on xstate.done'],
    },
    {
      id: '6.menu',
      text: 'The client hides menu items by permission name (see sections 2).',
      proof: ['access.known.refreshing on xstate.done'],
      measuredBy: 'test/screens/guards.test.tsx',
    },
    {
      id: '6.routes',
      text: 'The client guards routes by permission name (see sections 2).',
      proof: ['console.judging on always [isElsewhere]'],
      measuredBy: 'test/unit/access-rules.test.ts',
    },
    {
      id: '6.unauthorized',
      text: 'Lacking the permission leads to /unauthorized.',
      proof: ['console.judging on always [isElsewhere]'],
    },
    {
      id: '6.stale-time',
      text: 'Permissions are refetched with stale time 0.',
      proof: [
        'access.known.fresh on access.refreshed',
        'access.denied on access.refreshed',
        'connectivity.offline on connection.restored',
      ],
    },
    {
      id: '6.roles',
      text: 'Users carry role names.',
      proof: ['access.known.refreshing on xstate.done'],
      shows: { role: 'complementary', name: 'Side menu' },
    },
    {
      id: '6.deactivated',
      text: 'A deactivated account is refused at login.',
      proof: [{ call: 'POST v1/login', status: 403 }],
      shows: { role: 'alert', text: 'Access denied! Your account is deactivated.' },
    },
  ],
}
