import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

/** How long a new build may take to be installed, and its worker to take over, on a busy machine. */
const installMs = 30_000

/** The build of the shown page, by the mark that `frontOf` puts into it. */
export const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'old')

/** Makes the page's browser install the new build, which then waits until all tabs are closed. */
export async function installNewBuild(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.waitForFunction(
    async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    undefined,
    { timeout: installMs },
  )
}

/** Opens the address once the waiting build has taken over: the browser has to notice first that no tab is left. */
export async function openNewBuild(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await expect
    .poll(
      async () => {
        await page.goto(address)
        const build = await buildOf(page)
        if (build === 'old') await page.goto('about:blank')
        return build
      },
      // The page is away long enough for the waiting worker to take over.
      { timeout: installMs, interval: 1000 },
    )
    .toBe('new')
  return page
}

/**
 * A server in front of the app's. From `serveNewBuild` on it serves another page and the service worker of that build; from
 * `serveMixedBuilds` on, that service worker with the page of yet another build, as during a deployment.
 */
export async function frontOf(appUrl: string) {
  let served: 'old' | 'new' | 'mixed' = 'old'
  const text = async (path: string) => (await fetch(`${appUrl}${path}`)).text()
  const changed = {
    '/index.html': (page: string) =>
      page
        .replace('<html ', '<html data-build="new" ')
        .replace(/src="\/assets\/sign-in-[^"]+"/, (script) =>
          served === 'mixed' ? 'src="/assets/of-another-build.js"' : script,
        ),
    // Another revision of the page, so that the worker stores it again.
    '/sw.js': (worker: string) => worker.replace(/(index\.html[`"'],revision:[`"'])\w+/, '$1new'),
  }
  const front = createServer((asked, reply) => {
    const path = asked.url ?? '/'
    const isPage = asked.headers['sec-fetch-mode'] === 'navigate' || path.startsWith('/index.html')
    const change = isPage ? changed['/index.html'] : path === '/sw.js' ? changed['/sw.js'] : null
    const headers = { ...asked.headers, ...(change && { 'accept-encoding': 'identity' }) }
    const passed = request(`${appUrl}${path}`, { method: asked.method, headers }, (answer) => {
      if (served === 'old' || !change) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
        return
      }
      const { 'content-length': _, ...rest } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, rest)
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      answer.on('end', () => reply.end(change(body)))
    })
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    front.close()
    front.closeAllConnections()
  })
  const serve = async (builds: 'new' | 'mixed') => {
    const worker = await text('/sw.js')
    if (changed['/sw.js'](worker) === worker) throw new Error('The worker no longer names the page’s revision')
    served = builds
  }
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    serveNewBuild: () => serve('new'),
    serveMixedBuilds: () => serve('mixed'),
  }
}
