import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../server/endpoints.ts'
import { readClient } from '../../../server/http/client.ts'
import { type Api, openApi } from '../../support/api.ts'

let api: Api
const folder = mkdtempSync(join(tmpdir(), 'hotel-client-'))
const script = 'console.log(1);'.repeat(100)
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  const html =
    '<html><head><title>x</title></head><body><script type="module" src="/assets/a-1.js"></script></body></html>'
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(
    join(folder, 'index.de.html'),
    html.replace('a-1.js', 'a-1.de.js').replace('<html>', '<html lang="de">'),
  )
  writeFileSync(join(folder, 'index.pt-BR.html'), html.replace('<html>', '<html lang="pt-BR">'))
  writeFileSync(join(folder, 'assets/a-1.js'), script)
  writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync(script))
  for (const file of ['shell-2.js', 'shell-2.de.js', 'shell-3.css', 'Shell-4.js', 'Dialog-5.js', 'sign-in-6.de.js'])
    writeFileSync(join(folder, 'assets', file), '')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'sw.js'), script)
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  api = await openApi({ client: readClient(folder) })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

test('every URL of the app gets the page, with its own policy and nonce', async () => {
  const page = async () => {
    const reply = await api.fetch('/hotel-management/properties/x', { headers: { Accept: 'text/html' } })
    const policy = reply.headers.get('content-security-policy')!
    return { reply, policy, nonce: /'nonce-([^']+)'/.exec(policy)![1]!, html: await reply.text() }
  }
  const { reply, policy, nonce, html } = await page()
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`)
  expect(html).toContain(`<script nonce="${nonce}" type="module"`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  expect(policy).not.toContain('unsafe')
  expect((await page()).nonce).not.toBe(nonce)
  expect(reply.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('the page of a browser with a session also loads the signed-in app', async () => {
  const linksFor = async (cookie: string) => {
    const reply = await api.fetch('/', { headers: { Accept: 'text/html', Cookie: cookie } })
    return [...(await reply.text()).matchAll(/<link nonce="[^"]+" rel="(\w+)".*? href="([^"]+)"/g)].map(
      ([, rel, href]) => [rel, href],
    )
  }
  expect(await linksFor('selected_property=%7B%7D; other_user=1')).toEqual([])
  expect((await linksFor('selected_property=%7B%7D; user=%7B%7D')).toSorted()).toEqual([
    ['modulepreload', '/assets/Shell-4.js'],
    ['modulepreload', '/assets/shell-2.js'],
    ['preload', '/assets/shell-3.css'],
  ])
})

const german = ['de', ['/assets/Shell-4.js', '/assets/shell-2.de.js', '/assets/shell-3.css']]
const english = [undefined, ['/assets/Shell-4.js', '/assets/shell-2.js', '/assets/shell-3.css']]
test.each([
  ['the browser asks for German', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' }, german],
  ['German was chosen', { 'Accept-Language': 'en', Cookie: 'language=de' }, german],
  ['English was chosen', { 'Accept-Language': 'de', Cookie: 'language=en' }, english],
  ['the browser’s language was chosen', { 'Accept-Language': 'de', Cookie: 'language=browser' }, german],
  ['a language without a page was chosen', { 'Accept-Language': 'ja', Cookie: 'language=tlh' }, english],
  ['the browser prefers another one to German', { 'Accept-Language': 'de;q=0.5, en' }, english],
  ['the browser asks for the Portuguese of Portugal', { 'Accept-Language': 'pt-PT' }, ['pt-BR', english[1]]],
])('if %s, the page and its files are in that language', async (_, headers: Record<string, string>, expected) => {
  const Cookie = `user=%7B%7D; ${headers['Cookie'] ?? ''}`
  const reply = await api.fetch('/', { headers: { ...headers, Accept: 'text/html', Cookie } })
  const html = await reply.text()
  const links = [...html.matchAll(/<link nonce="[^"]+" rel=.*? href="([^"]+)"/g)].map(([, href]) => href)
  expect([/<html lang="([^"]+)"/.exec(html)?.[1], links.toSorted()]).toEqual(expected)
  expect(reply.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
})

test('hashed files can be cached forever and are compressed', async () => {
  const reply = await api.fetch('/assets/a-1.js', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(reply.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(new Uint8Array(await reply.arrayBuffer())).toString()).toBe(script)
  expect(await (await api.fetch('/assets/a-1.js')).text()).toBe(script)
  expect((await api.fetch('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['zstd', null],
])('a client that accepts “%s” gets a file encoded as %s', async (accepted, encoding) => {
  const reply = await api.fetch('/assets/a-1.js', { headers: { 'Accept-Encoding': accepted } })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  const decoded =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : Buffer.from(bytes)
  expect([reply.headers.get('content-encoding'), decoded.toString()]).toEqual([encoding, script])
})

test('a compressed copy of a file has no URL of its own', async () => {
  expect((await api.fetch('/assets/a-1.js.br')).status).toBe(404)
})

test('a chunk of an older build is a 404, not a page, and no path reaches files outside the folder', async () => {
  expect((await api.fetch('/assets/old-9.js')).status).toBe(404)
  for (const path of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
    const text = await (await api.fetch(path)).text()
    expect(text).not.toContain('devDependencies')
  }
  expect((await api.fetch('/login', { method: 'POST' })).status).toBe(405)
})

test('an unknown API URL answers JSON, and every reply has a request id', async () => {
  const reply = await api.fetch('/api/nothing', { headers: { Accept: 'text/html' } })
  expect([reply.status, (await reply.json()).code]).toEqual([404, 'NOT_FOUND'])
  expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  const odd = await api.fetch('/api/health', { headers: { 'X-Request-Id': 'a"b c' } })
  expect(odd.headers.get('x-request-id')).not.toContain('"')
})

test.each([
  '/',
  '/config.json',
  '/assets/a-1.js',
  '/favicon.svg',
  '/sw.js',
  '/api/health',
  '/api/docs',
  '/api/nothing',
  '/assets/old-9.js',
])('%s has the type of its content, which browsers must not guess, and a policy', async (path) => {
  const { headers } = await api.fetch(path)
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*base-uri 'none'; .*frame-ancestors 'none'/,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-type')).toMatch(/^application\/json$|; charset=utf-8$/i)
})

test('the runtime configuration has the API and every service', async () => {
  const body = await (await api.fetch('/config.json')).json()
  expect(body).toMatchObject({ api: '/api', cookieDomain: null })
  expect(Object.keys(body.services)).toHaveLength(11)
})

test('the OpenAPI document has every endpoint with its permission', async () => {
  const document = await (await api.fetch('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const { method, path, permission } of endpoints)
    expect(document.paths[path][method.toLowerCase()]['x-permission']).toEqual(permission)
  const form = document.paths['/v1/hotel_management/properties/property'].post.requestBody.content
  expect(form['multipart/form-data'].schema.properties.images.items.format).toBe('binary')
  const query = document.paths['/v1/hotel_management/properties/property'].get.parameters
  expect(query.map(({ name }: { name: string }) => name)).toContain('property_type_ids[]')
})

test('the readable page needs no script and lists every endpoint once', async () => {
  const reply = await api.fetch('/api/docs')
  const html = await reply.text()
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(html).not.toContain('<script')
  for (const { method, path } of endpoints) expect(html).toContain(`<code>${method} ${path}</code>`)
})

test('only configured origins get CORS headers', async () => {
  const ask = { headers: { Origin: 'https://admin.example' } }
  expect((await api.fetch('/api/health', ask)).headers.get('access-control-allow-origin')).toBeNull()
  const open = await openApi({ config: { corsOrigins: ['https://admin.example'] } })
  expect((await open.fetch('/api/health', ask)).headers.get('access-control-allow-origin')).toBe(
    'https://admin.example',
  )
  const other = await open.fetch('/api/health', { headers: { Origin: 'https://evil.example' } })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  await open.close()
})

test('strict transport security is sent only behind a trusted proxy', async () => {
  const viaProxy = { headers: { 'X-Forwarded-Proto': 'https' } }
  expect((await api.fetch('/api/health', viaProxy)).headers.get('strict-transport-security')).toBeNull()
  const trusting = await openApi({ config: { trustProxy: true } })
  const reply = await trusting.fetch('/api/health', viaProxy)
  expect(reply.headers.get('strict-transport-security')).toContain('max-age=31536000')
  await trusting.close()
})

test('a worker of the build runs its own code and connects to nothing', async () => {
  const policy = (await api.fetch('/assets/a-1.js')).headers.get('content-security-policy')
  expect(policy).toBe("default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'")
})

test('the service worker is never taken from a cache, and has a policy of its own', async () => {
  const { headers } = await api.fetch('/sw.js')
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'")
})

test('the manifest has the type by which browsers know it', async () => {
  const { headers } = await api.fetch('/manifest.webmanifest')
  expect(headers.get('content-type')).toBe('application/manifest+json')
})
