import type { Plugin } from 'vite'

/**
 * Leaves XState's connection to its developer tools out of the build: no actor asks for it, and it would be in the first load of the
 * sign-in (performance P1).
 */
export const withoutXstateDevTools = (): Plugin => ({
  name: 'without-xstate-dev-tools',
  apply: 'build',
  load: {
    filter: { id: /\/xstate\/dist\/xstate-dev\.esm\.js$/ },
    handler: () => ({ code: 'export const devToolsAdapter = undefined', moduleType: 'js' }),
  },
})
