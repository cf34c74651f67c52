// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { connectivityMachine, selectIsOffline } from '../../src/machines/connectivity/connectivity.machine.ts'

const network = vi.spyOn(navigator, 'onLine', 'get')
afterEach(() => network.mockReset())

function start(isOnline: boolean) {
  network.mockReturnValue(isOnline)
  const connectivity = createActor(connectivityMachine).start()
  const turn = (name: 'online' | 'offline') => {
    network.mockReturnValue(name === 'online')
    dispatchEvent(new Event(name))
  }
  return { connectivity, turn, isOffline: () => selectIsOffline(connectivity.getSnapshot()) }
}

test.each([
  [true, false],
  [false, true],
])('a start with onLine %s is offline: %s', (isOnline, isOffline) => {
  expect(start(isOnline).isOffline()).toBe(isOffline)
})

test('follows the network down and up until it is stopped', () => {
  const { connectivity, turn, isOffline } = start(true)
  turn('offline')
  expect(isOffline()).toBe(true)
  turn('online')
  expect(isOffline()).toBe(false)
  connectivity.stop()
  turn('offline')
  expect(isOffline()).toBe(false)
})

test('a repeated event changes nothing', () => {
  const { connectivity, isOffline } = start(true)
  connectivity.send({ type: 'network.restored' })
  expect(isOffline()).toBe(false)
  connectivity.send({ type: 'network.lost' })
  connectivity.send({ type: 'network.lost' })
  expect(isOffline()).toBe(true)
})
