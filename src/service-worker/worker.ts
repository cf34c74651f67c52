import { cacheNames, clientsClaim } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { appPage, isOtherLanguage, isPageOf } from './page.ts'

/*
 * The service worker: opens the app without a connection (ADR 0056). It stores the files of the build and `/config.json`, which are the
 * same for every user, and nothing else. It doesn't handle calls of the API.
 */

/** The build's files and its entry script. The build replaces both names. */
declare const BUILT_FILES: { url: string; revision: string | null }[]
declare const ENTRY_SCRIPT: string
declare const skipWaiting: () => Promise<void>
declare const registration: { waiting: object | null }

const pagePath = '/index.html'
const configPath = '/config.json'
/** Seconds to wait for the network if the answer is also stored. */
const patienceSeconds = 4

const isPage = (request: Request) => new URL(request.url).pathname === pagePath

// During a deployment, the page may come from a server with another build. Then the installation fails, and the browser repeats it later.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      response.ok && (!isPage(request) || (await isPageOf(ENTRY_SCRIPT, response))) ? response : null,
  },
])
precache(BUILT_FILES)
cleanupOutdatedCaches()

// Searches the files of all builds that are stored: a tab may run the build of a worker that still waits.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await caches.match(request.url, { cacheName: cacheNames.precache, ignoreVary: true })) ?? fetch(request),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ['/favicon.svg', '/preferences.js'].includes(url.pathname),
  async ({ request, url }) => (await matchPrecache(url.pathname)) ?? fetch(request),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === configPath,
  new NetworkFirst({
    cacheName: 'config',
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
  }),
)

registerRoute(
  new NavigationRoute(
    ({ request }) => appPage({ ask: () => fetch(request), stored: () => matchPrecache(pagePath), patienceSeconds }),
    // The API has pages of its own, such as its documentation.
    { denylist: [/^\/api(\/|$)/] },
  ),
)

interface Installation extends Event {
  waitUntil: (done: Promise<unknown>) => void
}

// The first page isn't loaded through the worker, so its configuration is stored here.
addEventListener('install', (event) =>
  (event as Installation).waitUntil(caches.open('config').then((cache) => cache.add(configPath))),
)
// A worker of another language takes over at once: it has the same build, and the page is in that language already.
addEventListener('install', (event) =>
  (event as Installation).waitUntil(
    (async () => {
      const stored = await (await caches.open(cacheNames.precache)).keys()
      const isBuildInCharge = stored.some(({ url }) => isOtherLanguage(ENTRY_SCRIPT, new URL(url).pathname.slice(1)))
      if (isBuildInCharge && !registration.waiting) await skipWaiting()
    })(),
  ),
)
// The first worker serves the open tabs at once. A later build waits until all tabs are closed, so that no tab loses the files of its build.
clientsClaim()
