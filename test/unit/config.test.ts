import { expect, test } from 'vitest'
import { readConfig } from '../../src/api/config.ts'
import { serviceNames } from '../../src/api/contract/services.ts'

const none = Object.fromEntries(serviceNames.map((name) => [name, null]))
const ownHost = { api: '/api', cookieDomain: null, services: none }
const serving = (reply: () => Response | Promise<Response>) => readConfig(async () => reply())

test('a deployment configures its API, cookie domain and services', async () => {
  const services = { bookings: 'https://bookings.example', golf: 'https://golf.example' }
  const config = { api: 'https://api.example', cookieDomain: 'suite.example', services }
  expect(await serving(() => Response.json(config))).toEqual({ ...config, services: { ...none, ...services } })
})

test('a service link without https, or of an unknown service, is ignored', async () => {
  const services = {
    home: 'javascript:alert(1)',
    bookings: 'http://plain.example',
    golf: 7,
    casino: 'https://x.example',
  }
  expect((await serving(() => Response.json({ services }))).services).toEqual(none)
})

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is an HTML page', () => new Response('<html></html>')],
  ['is empty', () => Response.json(null)],
  ['is a list', () => Response.json([])],
  ['has the wrong types', () => Response.json({ api: 7, cookieDomain: {}, services: 'x' })],
  ['names no API', () => Response.json({ api: '' })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('when config.json %s the app uses its own host', async (_, reply) => {
  expect(await serving(reply)).toEqual(ownHost)
})
