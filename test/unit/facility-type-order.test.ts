import { expect, test } from 'vitest'
import { type Move, withMove, withMoves } from '../../src/machines/facility-types/row-order.rules.ts'

const rows = ['Single', 'Double', 'Twin', 'Family', 'Suite'].map((name, at) => ({ id: at + 1, name, sort_order: at }))
const move = (id: number, to: number): Move => ({ id, name: '', to })
const names = (...moves: Move[]) => withMoves(rows, moves).map(({ name }) => name)

test.each([
  ['down', move(1, 2), ['Double', 'Twin', 'Single', 'Family', 'Suite']],
  ['up', move(4, 1), ['Single', 'Family', 'Double', 'Twin', 'Suite']],
  ['to the first place', move(5, 0), ['Suite', 'Single', 'Double', 'Twin', 'Family']],
  ['to the last place', move(1, 4), ['Double', 'Twin', 'Family', 'Suite', 'Single']],
  ['where it is', move(3, 2), ['Single', 'Double', 'Twin', 'Family', 'Suite']],
  ['that is not on this page', move(99, 0), ['Single', 'Double', 'Twin', 'Family', 'Suite']],
])('a row moved %s: the others make room', (_, move, expected) => {
  expect(names(move)).toEqual(expected)
})

test('places have no gaps after a move', () => {
  const places = withMoves(rows, [move(1, 3), move(5, 0), move(3, 4)]).map((row) => row.sort_order)
  expect(places).toEqual([0, 1, 2, 3, 4])
})

test("a move that the server has already applied isn't applied again", () => {
  const once = withMoves(rows, [move(1, 2)])
  expect(withMoves(once, [move(1, 2)])).toEqual(once)
})

test('on the second page a row is moved by its overall place', () => {
  const page = rows.map((row) => ({ ...row, sort_order: row.sort_order + 10 }))
  expect(withMoves(page, [move(5, 10)]).map(({ name }) => name)).toEqual([
    'Suite',
    'Single',
    'Double',
    'Twin',
    'Family',
  ])
})

test("of quick moves of one row only the latest waits, and the one under way isn't cancelled", () => {
  const sent = withMove([], move(1, 1), 0)
  const waiting = withMove(withMove(sent, move(1, 2), 1), move(1, 3), 1)
  expect(waiting.map(({ to }) => to)).toEqual([1, 3])
})

test('moves of two rows keep their order', () => {
  const moves = [move(1, 1), move(2, 3), move(1, 0)].reduce<readonly Move[]>((all, each) => withMove(all, each, 0), [])
  expect(moves.map(({ id }) => id)).toEqual([1, 2, 1])
})
