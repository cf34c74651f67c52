// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { locationActor } from '../../src/machines/location/location.actor.ts'
import { navigate } from '../../src/screens/navigate.ts'
import { recorder } from '../support/recorder.ts'

let stop: () => void
function start() {
  const { ref, received } = recorder()
  const actor = createActor(locationActor, { input: { parent: ref, navigate } }).start()
  stop = () => actor.stop()
  const go = (to: string, replace?: boolean) => actor.send({ type: 'location.requested', to, replace })
  const last = () => received.at(-1)
  return { actor, reported: received, go, last }
}
beforeEach(() => history.replaceState(null, '', '/hotel-management?page=2'))
afterEach(() => stop())

test('reports the current address once when it starts', () => {
  expect(start().reported).toEqual([{ type: 'location.changed', pathname: '/hotel-management', search: '?page=2' }])
})

test('navigates to a requested address and adds a history entry', () => {
  const { go, last } = start()
  const { length } = history
  go('/login?next=x')
  expect(last()).toEqual({ type: 'location.changed', pathname: '/login', search: '?next=x' })
  expect(history.length).toBe(length + 1)
})

test('replaces the address without a history entry on request', () => {
  const { go, last } = start()
  const { length } = history
  go('/login', true)
  expect([last()?.pathname, history.length]).toEqual(['/login', length])
})

test('ignores a request for the current address', () => {
  const { go, reported } = start()
  go('/hotel-management?page=2')
  expect(reported).toHaveLength(1)
})

test('reports every navigation, whatever caused it, before any screen renders it', () => {
  const heard: string[] = []
  addEventListener('pushState', () => heard.push('screen'), { once: true })
  const { last, reported } = start()
  history.pushState(null, '', '/elsewhere')
  heard.push(`machine ${reported.length}`)
  expect(last()?.pathname).toBe('/elsewhere')
  history.replaceState(null, '', '/third')
  expect(last()?.pathname).toBe('/third')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(reported).toHaveLength(4)
  expect(heard).toEqual(['screen', 'machine 2'])
})

test('when stopped, it reports nothing', () => {
  const { actor, reported } = start()
  actor.stop()
  history.pushState(null, '', '/elsewhere')
  expect(reported).toHaveLength(1)
})
