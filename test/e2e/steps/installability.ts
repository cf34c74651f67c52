import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { chromiumFlags } from '../../../tools/lib/chromium-flags.mjs'
import { findWindowedChromium, howToInstall } from '../../../tools/lib/chromium.mjs'

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

export interface Manifest {
  name?: string
  short_name?: string
  icons?: Icon[]
}

/** Icons that phones need: plain ones of 192 and 512 pixels, and ones that a launcher may cut to its shape. */
const neededIcons = ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']

/** A page in a browser profile of its own. The headless shell and private windows do not judge whether an app can be installed. */
export async function openInstallablePage(baseURL: string): Promise<Page> {
  const executablePath = findWindowedChromium()
  if (!executablePath) throw new Error(howToInstall(process.platform))
  const profile = mkdtempSync(join(tmpdir(), 'installable-'))
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: chromiumFlags, baseURL })
  onTestFinished(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })
  return context.newPage()
}

/** The icons with their real size, as the server sends them. */
async function servedIcons(manifestUrl: string, icons: readonly Icon[]) {
  const served = icons.map(async ({ src, type, purpose = 'any' }) => {
    const reply = await fetch(new URL(src, manifestUrl))
    if (!reply.ok || reply.headers.get('content-type') !== type) return `${src} is not served as ${type}`
    const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    return `${width}x${height} ${purpose}`
  })
  return Promise.all(served)
}

/** Why the open page cannot be installed: Chromium's own reasons, and the icons that are missing. */
export async function installabilityErrors(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors: reasons } = await devtools.send('Page.getInstallabilityErrors')
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  const { icons = [] } = JSON.parse(data || '{}') as Manifest
  const served = await servedIcons(url, icons)
  return [
    ...reasons.map(({ errorId }) => errorId),
    ...errors.map(({ message }) => message),
    ...neededIcons.filter((icon) => !served.includes(icon)).map((icon) => `no icon ${icon}`),
  ]
}
