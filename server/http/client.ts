import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Config } from '../config.ts'
import { accepts, encodings } from './compression.ts'
import { pageHeaders, serviceWorkerHeaders } from './page-headers.ts'

interface Asset {
  type: string
  bytes: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer> | null
  /** The file compressed by the build. */
  br: Uint8Array<ArrayBuffer> | null
  immutable: boolean
}

/** The built client app. Its files are read once at start, so no request path can reach other files. */
export interface BuiltClient {
  index: string
  /** Links in the page of a browser that has a session: they load the signed-in app beside the first chunk. */
  sessionLinks: string
  assets: ReadonlyMap<string, Asset>
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const compressibleTypes = /^(text|application|image\/svg)/

function readAsset(folder: string, file: string): Asset {
  const bytes = new Uint8Array(readFileSync(join(folder, file)))
  const type = types[file.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream'
  const gzip = compressibleTypes.test(type) ? new Uint8Array(gzipSync(bytes, { level: 9 })) : null
  const compressed = join(folder, `${file}.br`)
  return {
    type,
    bytes,
    gzip: gzip && gzip.length < bytes.length ? gzip : null,
    br: existsSync(compressed) ? new Uint8Array(readFileSync(compressed)) : null,
    immutable: file.startsWith('assets'),
  }
}

/** What the signed-in app loads first. The build names it (vite.config.ts). */
const signedInChunk = /^\/assets\/(shell|Shell|shell\.machine|PropertiesScreen)-[^/]+\.(js|css)$/

const preloadLink = (path: string) =>
  path.endsWith('.js')
    ? `<link rel="modulepreload" crossorigin href="${path}" />`
    : `<link rel="preload" as="style" crossorigin href="${path}" />`

/** Reads dist/client; undefined if it was not built. */
export function readClient(folder: string): BuiltClient | undefined {
  let files: string[]
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return undefined
  }
  const assets = files
    .filter((file) => statSync(join(folder, file)).isFile() && file !== 'index.html' && !file.endsWith('.br'))
    .map((file) => [`/${file.split(sep).join('/')}`, readAsset(folder, file)] as const)
  if (!files.includes('index.html')) return undefined
  const sessionLinks = assets.map(([path]) => path).filter((path) => signedInChunk.test(path))
  return {
    index: readFileSync(join(folder, 'index.html'), 'utf8'),
    sessionLinks: sessionLinks.map(preloadLink).join(''),
    assets: new Map(assets),
  }
}

/** Sets the response's nonce on every script and style; react-aria reads it from the meta element. */
const withNonce = (html: string, nonce: string) =>
  html
    .replace(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`)

const errorResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 405 ? 'Method not allowed' : 'Not found', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', ...headers },
  })

/** True if the browser sends the cookie of a session (requirement 7.login.cookie). The client checks it. */
const hasSession = (request: Request) => /(^|; )user=/.test(request.headers.get('cookie') ?? '')

function pageResponse(client: BuiltClient, config: Config, request: Request): Response {
  const nonce = randomBytes(16).toString('base64')
  const page = hasSession(request) ? client.index.replace('</head>', `${client.sessionLinks}</head>`) : client.index
  const html = withNonce(page, nonce)
  const headers: Record<string, string> = {
    ...pageHeaders(config, nonce),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  }
  if (!accepts(request, 'gzip')) return new Response(html, { headers })
  return new Response(gzipSync(html), { headers: { ...headers, 'Content-Encoding': 'gzip' } })
}

/** Serves a file of the client. Any other browser URL gets its page, because the client routes it. */
export function serveClient(client: BuiltClient, config: Config, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return errorResponse(405, { Allow: 'GET, HEAD' })
  const { pathname } = new URL(request.url)
  const asset = client.assets.get(pathname)
  if (asset) {
    const headers: Record<string, string> = {
      'Content-Type': asset.type,
      // Browsers ask for the icon again at every change of the URL unless they may keep it.
      'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
      ...(pathname === '/sw.js' && serviceWorkerHeaders),
    }
    for (const encoding of encodings) {
      const compressed = asset[encoding]
      if (compressed && accepts(request, encoding))
        return new Response(compressed, { headers: { ...headers, 'Content-Encoding': encoding } })
    }
    return new Response(asset.bytes, { headers })
  }
  const wantsPage = (request.headers.get('accept') ?? '*/*').match(/text\/html|\*\/\*/) !== null
  return wantsPage && !pathname.startsWith('/assets/') ? pageResponse(client, config, request) : errorResponse(404)
}
