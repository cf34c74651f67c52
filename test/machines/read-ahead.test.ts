// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { dwellMs, linkWatchActor } from '../../src/machines/read-ahead/link-watch.actor.ts'
import { shellMachine } from '../../src/machines/shell/shell.machine.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { navigate } from '../../src/screens/navigate.ts'
import { cookieDocument } from '../support/cookies.ts'
import { recorder } from '../support/recorder.ts'
import { pageOf, property, user } from '../support/records.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { openWire, settled } from '../support/wire.ts'

const list = '/hotel-management/properties'
/** The code of a section is loaded on the way. */
const patiently = { timeout: 10_000 }
afterEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

/** Starts the shell of a person with these permissions, on a screen that calls nothing. */
async function start(permissions: string[], { isPassUpdated = 1, replyCache = { readsAhead: true } } = {}) {
  history.replaceState(null, '', '/under-construction')
  const wire = openWire()
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  jar.writeUser(user())
  const actor = createActor(shellMachine, {
    input: {
      http: wire.http,
      jar,
      storage: storageInMemory().open,
      notices: recorder().ref,
      session: recorder().ref,
      user: user({ is_pass_updated: isPassUpdated }),
      saveFile: () => undefined,
      newKey: () => crypto.randomUUID(),
      navigate,
      replyCache,
      services: {},
    },
  }).start()
  onTestFinished(() => void actor.stop())
  const data = { permissions: permissions.map((name, id) => ({ id, name })) }
  wire.last().answer({ data })
  await settled()
  const sections: string[] = []
  actor.on('section.approached', ({ section }) => sections.push(section))
  const approach = (pathname: string, search = '') => actor.send({ type: 'link.approached', pathname, search })
  const urls = () => wire.calls.slice(1).map(({ url }) => url.replace('/v1/hotel_management/properties/', ''))
  return { ...wire, actor, approach, sections, urls }
}

test('a link to the list reads its page ahead, with its filters', async () => {
  const { approach, urls } = await start(['access_properties'])
  approach(list, '?keyword=inn&page=2')
  await expect.poll(urls, patiently).toHaveLength(1)
  expect(urls()[0]).toMatch(/^property\?.*page=2.*keyword=inn|^property\?.*keyword=inn.*page=2/)
})

test('a link to a section loads its code, and reads the property and what the section shows first', async () => {
  const { approach, sections, urls, last } = await start(['access_properties'])
  approach(`${list}/castle-inn/activity-logs`)
  await expect.poll(urls, patiently).toEqual(['property/castle-inn'])
  last().answer({ data: property() })
  await expect.poll(urls, patiently).toHaveLength(2)
  expect([urls()[1], sections]).toEqual([expect.stringContaining('graphql'), ['activity-logs']])
})

test.each([
  ['a list', list],
  ['a section', `${list}/castle-inn/products`],
  ['a page without data', '/under-construction'],
])('%s that the person may not open, or that has nothing to read, is not read ahead', async (_, to) => {
  const { approach, sections, urls } = await start(['access_housekeeping'])
  approach(to)
  approach(`${list}/hill-house/housekeeping`)
  await expect.poll(urls, patiently).toEqual(['property/hill-house'])
  expect(sections).toEqual(['housekeeping'])
})

test.each([
  ['while the password must be changed', { isPassUpdated: 0 }],
  ['for a person who saves data', { replyCache: { readsAhead: false } }],
])('nothing is read ahead %s', async (_, options) => {
  const { approach, sections, calls } = await start(['access_properties'], options)
  const before = calls.length
  approach(`${list}/hill-house`)
  await settled()
  expect([calls.length, sections]).toEqual([before, []])
})

test('after the list has its rows, the pages next to it are read ahead', async () => {
  const { calls, last, urls } = await start(['access_properties'])
  navigate(`${list}?page=2`)
  await settled()
  const meta = { current_page: 2, last_page: 3, per_page: 10, total: 30 }
  calls.find(({ url }) => url.includes('page=2'))!.answer({ ...pageOf([property()]), meta })
  for (const call of calls.filter(({ url }) => /permissions|property_types/.test(url)).slice(1))
    call.answer({ data: [] })
  await expect.poll(() => urls().join(), patiently).toContain('page=3')
  last().answer({ ...pageOf([property()]), meta: { ...meta, current_page: 3 } })
  await expect.poll(() => urls().join(), patiently).toContain('page=1')
})

test('the dashboard of another property reads ahead the section used last, once nobody waits for a call', async () => {
  const { calls, sections } = await start(['access_properties'])
  const visit = async (path: string) => {
    navigate(list + path)
    await settled()
  }
  await visit('/castle-inn/activity-logs?page=2')
  await visit('/castle-inn')
  expect(sections).toEqual([])
  await visit('/hill-house')
  expect(sections).toEqual(['activity-logs'])
  const isLogAsked = () => calls.some(({ json }) => json?.includes('activity_log('))
  expect(isLogAsked()).toBe(false)
  const dataOf = (url: string) => {
    if (url.endsWith('permissions')) return { permissions: [{ id: 1, name: 'access_properties' }] }
    return url.endsWith('hill-house') ? property({ prefix: 'hill-house' }) : []
  }
  const isReadAfterAnswers = () => {
    for (const { url, answer } of calls) answer({ data: dataOf(url) })
    return isLogAsked()
  }
  await expect.poll(isReadAfterAnswers, patiently).toBe(true)
})

/** Starts the watch over links in the page. */
function watchLinks(html: string) {
  document.body.innerHTML = html
  const parent = recorder()
  const watch = createActor(linkWatchActor, { input: { parent: parent.ref } }).start()
  onTestFinished(() => void watch.stop())
  const fire = (name: string, at: string) =>
    document.querySelector(at)!.dispatchEvent(new Event(name, { bubbles: true }))
  return { ...parent, watch, fire }
}

test('a link counts at once when pressed, and after a moment under the pointer or with the focus', async () => {
  const { received, fire } = watchLinks('<a href="/a?b=1"><b>A</b></a> <a href="/c">C</a> <p>Text</p>')
  fire('pointerdown', 'b')
  expect(received).toEqual([{ type: 'link.approached', pathname: '/a', search: '?b=1' }])
  fire('pointerover', 'b')
  fire('pointerover', 'p')
  const passedAt = performance.now()
  fire('focusin', 'a[href="/c"]')
  expect(received).toHaveLength(1)
  await expect.poll(() => received.length, patiently).toBe(2)
  expect(received[1]).toEqual({ type: 'link.approached', pathname: '/c', search: '' })
  expect(performance.now() - passedAt).toBeGreaterThan(dwellMs.focusin - 2)
})

test('links to other sites, tabs and files, and to the page itself, do not count', () => {
  history.replaceState(null, '', '/here?x=1')
  const { received, fire } = watchLinks(
    '<a href="https://example.com/">1</a><a href="/a" target="_blank">2</a><a href="/a" download>3</a><a href="/here?x=1">4</a><a>5</a>',
  )
  for (let nth = 1; nth <= 5; nth++) fire('pointerdown', `a:nth-child(${nth})`)
  expect(received).toEqual([])
})

test('once stopped, the watch reports nothing', () => {
  const { received, fire, watch } = watchLinks('<a href="/a">A</a>')
  watch.stop()
  fire('pointerdown', 'a')
  expect(received).toEqual([])
})
