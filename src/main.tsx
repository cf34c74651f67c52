import './design/theme/theme.css.ts'
import './design/reset/reset.css.ts'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { readConfig } from './api/config.ts'
import { createHttp } from './api/http.ts'
import { appMachine } from './machines/app/app.machine.ts'
import { codeOnDemand } from './on-demand/code-on-demand.ts'
import { createCookieJar } from './machines/session/cookie-jar.ts'
import { randomKey } from './random-key.ts'
import { saveFile } from './save-file.ts'
import { AppProvider } from './screens/actor-hooks.ts'
import { App } from './screens/App.tsx'
import { navigate } from './screens/navigate.ts'
import { watchForStaleChunks } from './screens/stale-chunk.ts'
import { allowEmptyHtml } from './trusted-types.ts'

allowEmptyHtml()
watchForStaleChunks()

const config = await readConfig()

/** The Network Information API, which not all browsers have. */
const { connection } = navigator as { connection?: { saveData?: boolean } }
const replyCache = { readsAhead: connection?.saveData !== true }

// The actor system starts before React and outlives every screen. React only subscribes.
const app = createActor(appMachine, {
  input: {
    http: createHttp({ base: config.api }),
    jar: createCookieJar({
      document,
      host: location.hostname,
      isSecure: location.protocol === 'https:',
      domain: config.cookieDomain,
    }),
    storage: () => localStorage,
    saveFile,
    navigate,
    newKey: randomKey,
    replyCache,
    shellCode: codeOnDemand(() => import('./machines/shell/shell.machine.ts').then((m) => m.shellMachine)),
    services: config.services,
  },
}).start()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <AppProvider value={app}>
      <App />
    </AppProvider>,
  )
