import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Config } from '../config.ts'
import { valueOf } from '../invariants.ts'
import { accepts, encodings } from './compression.ts'
import { languageOf } from './language.ts'
import { fileHeaders, pageHeaders, serviceWorkerHeaders } from './page-headers.ts'

interface Contents {
  bytes: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer> | null
  /** The file compressed by the build. */
  br: Uint8Array<ArrayBuffer> | null
}

interface Asset {
  type: string
  /** Reads a file at its first request and caches it, because most files of most languages are never requested. */
  contents: () => Contents
  immutable: boolean
}

/** The page in one language. */
interface BuiltPage {
  html: string
  /** Preload links for a browser with a session: they load the signed-in app in parallel with the first chunk. */
  sessionLinks: string
}

/** The built client app. Its files are listed once at start, so no request path can reach other files. */
export interface BuiltClient {
  /** The page by language; English is always there (ADR 0061). */
  pages: ReadonlyMap<string, BuiltPage>
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
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const compressibleTypes = /^(text|application|image\/svg)/

function readContents(path: string, type: string): Contents {
  const bytes = new Uint8Array(readFileSync(path))
  const gzip = compressibleTypes.test(type) ? new Uint8Array(gzipSync(bytes, { level: 9 })) : null
  return {
    bytes,
    gzip: gzip && gzip.length < bytes.length ? gzip : null,
    br: existsSync(`${path}.br`) ? new Uint8Array(readFileSync(`${path}.br`)) : null,
  }
}

function assetOf(folder: string, file: string): Asset {
  const type = types[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream'
  let contents: Contents | undefined
  return {
    type,
    contents: () => (contents ??= readContents(join(folder, file), type)),
    immutable: file.startsWith('assets'),
  }
}

/** Files that the signed-in app loads first, as listed by the build (vite.config.ts). */
const signedInChunk = /^\/assets\/(shell|Shell|shell\.machine|PropertiesScreen)-[^/.]+(?:\.([\w-]+))?\.(js|css)$/

const preloadLink = (path: string) =>
  path.endsWith('.js')
    ? `<link rel="modulepreload" crossorigin href="${path}" />`
    : `<link rel="preload" as="style" crossorigin href="${path}" />`

/** Preload links of a language: its own copy of a file, or the English file if it has none. */
const sessionLinksOf = (paths: readonly string[], language: string) =>
  paths
    .filter((path) => signedInChunk.test(path) && !signedInChunk.exec(path)?.[2])
    .map((path) => {
      const translated = path.replace(/\.js$/, `.${language}.js`)
      return preloadLink(paths.includes(translated) ? translated : path)
    })
    .join('')

const pageName = /^index(?:\.([\w-]+))?\.html$/

/** Reads dist/client; undefined if it was not built. */
export function readClient(folder: string): BuiltClient | undefined {
  let files: string[]
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return undefined
  }
  if (!files.includes('index.html')) return undefined
  const assets = files
    .filter((file) => statSync(join(folder, file)).isFile() && !pageName.test(file) && !file.endsWith('.br'))
    .map((file) => [`/${file.split(sep).join('/')}`, assetOf(folder, file)] as const)
  const paths = assets.map(([path]) => path)
  const pages = files
    .filter((file) => pageName.test(file))
    .map((file): [string, BuiltPage] => {
      const language = pageName.exec(file)?.[1] ?? 'en'
      return [
        language,
        { html: readFileSync(join(folder, file), 'utf8'), sessionLinks: sessionLinksOf(paths, language) },
      ]
    })
  return { pages: new Map(pages), assets: new Map(assets) }
}

/** Sets the response's nonce on every script and style; react-aria reads it from the meta element. */
const withNonce = (html: string, nonce: string) =>
  html
    .replace(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`)

const errorResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 405 ? 'Method not allowed' : 'Not found', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...fileHeaders, ...headers },
  })

/** True if the browser sends the cookie of a session (requirement 7.login.cookie). The client checks it. */
const hasSession = (request: Request) => /(^|; )user=/.test(request.headers.get('cookie') ?? '')

function pageResponse(client: BuiltClient, config: Config, request: Request): Response {
  const nonce = randomBytes(16).toString('base64')
  const { html: page, sessionLinks } = valueOf(client.pages, languageOf(request, [...client.pages.keys()]))
  const html = withNonce(hasSession(request) ? page.replace('</head>', `${sessionLinks}</head>`) : page, nonce)
  const headers: Record<string, string> = {
    ...pageHeaders(config, nonce),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
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
      // Without caching, browsers request the icon again at every change of the URL.
      'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...fileHeaders,
      Vary: 'Accept-Encoding',
      ...(/^\/sw(\.[\w-]+)?\.js$/.test(pathname) && serviceWorkerHeaders),
    }
    const contents = asset.contents()
    for (const encoding of encodings) {
      const compressed = contents[encoding]
      if (compressed && accepts(request, encoding))
        return new Response(compressed, { headers: { ...headers, 'Content-Encoding': encoding } })
    }
    return new Response(contents.bytes, { headers })
  }
  const wantsPage = (request.headers.get('accept') ?? '*/*').match(/text\/html|\*\/\*/) !== null
  return wantsPage && !pathname.startsWith('/assets/') ? pageResponse(client, config, request) : errorResponse(404)
}
