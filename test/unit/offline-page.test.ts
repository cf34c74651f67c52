import { expect, onTestFinished, test, vi } from 'vitest'
import { appPage, isOtherLanguage, isPageOf } from '../../src/service-worker/page.ts'

const page = (text: string, status = 200) => new Response(text, { status })
const ask = (server: () => Promise<Response>, stored: Response | undefined = page('stored')) =>
  appPage({ ask: server, stored: () => Promise.resolve(stored), patienceSeconds: 4 }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
  )
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['the page of the server', () => Promise.resolve(page('fresh')), '200 fresh'],
  ['a refusal of the server', () => Promise.resolve(page('gone', 404)), '404 gone'],
  ['the stored page without a connection', unreachable, '200 stored'],
  ['the stored page if the server fails', () => Promise.resolve(page('bad gateway', 502)), '200 stored'],
])('a navigation gets %s', async (_, server, expected) => {
  expect(await ask(server)).toBe(expected)
})

test('a navigation that takes longer than 4 seconds gets the stored page', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answer = ask(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(3999)
  expect(await Promise.race([answer, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('200 stored')
})

test("without a stored page, the server's answer or its failure counts", async () => {
  const none = (server: () => Promise<Response>) =>
    appPage({ ask: server, stored: () => Promise.resolve(undefined), patienceSeconds: 4 })
  expect((await none(() => Promise.resolve(page('bad gateway', 502)))).status).toBe(502)
  await expect(none(unreachable)).rejects.toThrow('Failed to fetch')
})

test('only a page of the same build may be stored', async () => {
  const script = 'assets/sign-in-abc.js'
  expect(await isPageOf(script, page(`<script nonce="x" src="/${script}">`))).toBe(true)
  expect(await isPageOf(script, page('<script src="/assets/sign-in-def.js">'))).toBe(false)
  expect(await isPageOf(script, page(`<script src="/${script}">`, 503))).toBe(false)
})

test.each([
  ['assets/sign-in-a1b2c3d.js', 'assets/sign-in-a1b2c3d.ar.js', true],
  ['assets/sign-in-a1b2c3d.pt-BR.js', 'assets/sign-in-a1b2c3d.ar.js', true],
  ['assets/sign-in-a1b2c3d.ar.js', 'assets/sign-in-a1b2c3d.ar.js', false],
  ['assets/sign-in-a1b2c3d.js', 'assets/sign-in-e4f5g6h.ar.js', false],
])('%s and %s: one chunk in two languages: %s', (file, other, isOther) => {
  expect(isOtherLanguage(file, other)).toBe(isOther)
})
