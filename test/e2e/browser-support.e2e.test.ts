import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openBrowser } from '../support/browser.ts'
import { collectComplaints } from '../support/complaints.ts'

/*
 * Tests of the checks that run in every browser test: each check must detect its fault. The page has the product's strict policy, so
 * that a check that fails under this policy is noticed.
 */
const policy =
  "default-src 'none'; img-src data:; script-src 'nonce-one'; require-trusted-types-for 'script'; trusted-types 'none'"
const page = (body: string) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Nets</title><body><main><h1>Nets</h1>${body}</main>`

let server: Server
let url: string

beforeAll(async () => {
  server = createServer(({ url: path = '/' }, reply) => {
    const body = new URL(path, 'http://nets').searchParams.get('body')
    reply.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page(body ?? ''))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function open(body: string) {
  const context = await (await openBrowser()).newContext()
  const complaints = await collectComplaints(context)
  const opened = await context.newPage()
  await opened.goto(`${url}/?${new URLSearchParams({ body }).toString()}`)
  return { opened, complaints, context }
}

test('a page without faults passes all checks', async () => {
  const { opened, complaints, context } = await open('<p>All is well.</p>')
  expect(await axeViolations(opened)).toEqual([])
  await context.close()
  expect(complaints).toEqual([])
})

test("axe finds a fault under the page's strict policy", async () => {
  const { opened, context } = await open('<input type="text"><p style="color: #fff">Pale</p>')
  expect((await axeViolations(opened)).map(({ id }) => id)).toContain('label')
  await context.close()
})

test.each([
  ['an error that is logged', '<script nonce="one">console.error("lost a room")</script>', /lost a room/],
  ['an error that is thrown', '<script nonce="one">throw new Error("no such room")</script>', /no such room/],
  ['an inline script', '<script>document.title = "changed"</script>', /CSP: script-src/],
  [
    'markup made of text',
    '<script nonce="one">document.body.innerHTML = "x"</script>',
    /CSP: require-trusted-types-for/,
  ],
])('%s is detected', async (_, body, complaint) => {
  const { opened, complaints, context } = await open(body)
  await opened.evaluate(() => new Promise(requestAnimationFrame))
  await context.close()
  expect(complaints.join('\n')).toMatch(complaint)
})
