import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cleaner, type RoomToClean, assignEvenly } from '../../src/api/contract/assignment.ts'

const room = fc.record({
  minutes: fc.constantFrom(0, 15, 20, 30, 45, 60, 90),
  floor: fc.constantFrom(null, '1', '2', '10'),
  section: fc.constantFrom(null, 'North', 'South'),
})
const rooms = fc
  .array(room, { maxLength: 60 })
  .map((all): RoomToClean[] => all.map((one, index) => Object.assign({ id: index + 1 }, one)))
const cleaners = (minutes: fc.Arbitrary<number>) =>
  fc
    .array(minutes, { minLength: 1, maxLength: 8 })
    .map((all): Cleaner[] => all.map((one, index) => ({ id: 100 + index, minutes: one })))

/** The minutes of each attendant after the distribution, including previous work. */
function loadsOf(of: readonly RoomToClean[], attendants: readonly Cleaner[]): number[] {
  const given = assignEvenly(of, attendants)
  return attendants.map(
    ({ id, minutes }) => minutes + of.reduce((sum, one) => sum + (given.get(one.id) === id ? one.minutes : 0), 0),
  )
}

test('every room is given once, to a named attendant', () => {
  fc.assert(
    fc.property(rooms, cleaners(fc.nat(200)), (of, attendants) => {
      const given = assignEvenly(of, attendants)
      expect([...given.keys()].toSorted((a, b) => a - b)).toEqual(of.map(({ id }) => id))
      const ids = attendants.map(({ id }) => id)
      for (const id of given.values()) expect(ids).toContain(id)
    }),
  )
})

test('attendants who start equal differ at most by the longest room', () => {
  fc.assert(
    fc.property(rooms, cleaners(fc.constant(0)), (of, attendants) => {
      const loads = loadsOf(of, attendants)
      const longest = Math.max(0, ...of.map(({ minutes }) => minutes))
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(longest)
    }),
  )
})

test('existing work counts: whoever gets a room has at most that room more than the least busy', () => {
  fc.assert(
    fc.property(rooms, cleaners(fc.nat(200)), (of, attendants) => {
      const loads = loadsOf(of, attendants)
      const longest = Math.max(0, ...of.map(({ minutes }) => minutes))
      const above = loads.filter((load, index) => load > attendants[index]!.minutes)
      expect(Math.max(0, ...above) - Math.min(...loads)).toBeLessThanOrEqual(longest)
    }),
  )
})

test('the same rooms and attendants give the same result in any order', () => {
  fc.assert(
    fc.property(rooms, cleaners(fc.nat(200)), fc.integer(), (of, attendants, seed) => {
      const mixed = <T>(list: readonly T[]) =>
        list.toSorted((a, b) => hash(list.indexOf(a), seed) - hash(list.indexOf(b), seed))
      const answer = [...assignEvenly(of, attendants)].toSorted(([a], [b]) => a - b)
      expect([...assignEvenly(mixed(of), mixed(attendants))].toSorted(([a], [b]) => a - b)).toEqual(answer)
    }),
  )
})

const hash = (index: number, seed: number) => Math.imul(index + 1, seed | 1) % 1009

test('floors stay together: as many rooms on each floor as attendants gives each attendant one floor', () => {
  const floors = ['1', '2', '10'].flatMap((floor, at) =>
    Array.from({ length: 8 }, (_, index) => ({ id: at + 1 + index * 3, minutes: 30, floor, section: null })),
  )
  const given = assignEvenly(
    floors,
    [7, 8, 9].map((id) => ({ id, minutes: 0 })),
  )
  expect(floors.map(({ id }) => given.get(id))).toEqual([7, 8, 9].flatMap((id) => Array(8).fill(id)))
})

test('without attendants nothing is distributed', () => {
  expect(assignEvenly([{ id: 1, minutes: 30, floor: '1', section: null }], []).size).toBe(0)
})
