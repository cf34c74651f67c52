import type { Section } from './sentence.ts'

/** Spec section 6. Which named roles there are is not shown. */
export const permissions: Section = {
  title: '6. Roles and permissions',
  sentences: [
    {
      id: '6.rules',
      text: 'The server returns permission rules.',
    },
    {
      id: '6.menu',
      text: 'The client hides menu items by permission name (see sections 2).',
      measuredBy: 'test/screens/guards.test.tsx',
    },
    {
      id: '6.routes',
      text: 'The client guards routes by permission name (see sections 2).',
      measuredBy: 'test/unit/access-rules.test.ts',
    },
    {
      id: '6.unauthorized',
      text: 'Lacking the permission leads to /unauthorized.',
    },
    {
      id: '6.stale-time',
      text: 'Permissions are refetched with stale time 0.',
    },
    {
      id: '6.roles',
      text: 'Users carry role names.',
    },
    {
      id: '6.deactivated',
      text: 'A deactivated account is refused at login.',
    },
  ],
}
