import { expect, test } from 'vitest'
import * as icons from '../../src/design/icon/icons.css.ts'
import { joinShapes, outline } from '../../src/design/icon/outline.ts'

test('paths are joined unchanged, also within a group', () => {
  const paths = '<path d="M1 2h3"/><path d="M4 5v6z"/>'
  expect(joinShapes(paths)).toBe('M1 2h3M4 5v6z')
  expect(joinShapes(`<g fill="none" stroke-width="2">${paths}</g>`)).toBe('M1 2h3M4 5v6z')
})

test('a path that starts with a relative move keeps its position', () => {
  expect(joinShapes('<path d="M12 2v4"/><path d="m6 9 6 6 6-6"/>')).toBe('M12 2v4M0 0m6 9 6 6 6-6')
})

test('a circle becomes two half arcs', () => {
  expect(joinShapes('<circle cx="12" cy="12" r="10"/>')).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z')
})

test('an ellipse keeps both radii', () => {
  expect(joinShapes('<ellipse cx="12" cy="5" rx="9" ry="3"/>')).toBe('M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z')
})

test('a square corner stays a corner, a rounded one becomes an arc, and one radius applies to both axes', () => {
  expect(joinShapes('<rect x="3" y="4" width="10" height="6"/>')).toBe('M3 4h10v6h-10z')
  const round = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z'
  expect(joinShapes('<rect x="3" y="3" width="18" height="18" rx="2"/>')).toBe(round)
  expect(joinShapes('<rect x="3" y="3" width="18" height="18" ry="2"/>')).toBe(round)
})

test('a radius is never more than half a side', () => {
  expect(joinShapes('<rect width="4" height="10" rx="8"/>')).toContain('M2 0h0a2 5 ')
})

test('an unknown shape or icon fails the build instead of disappearing from the screen', () => {
  expect(() => joinShapes('<text x="1"/>')).toThrow('No outline for <text>')
  expect(() => outline('no-such-icon')).toThrow('Lucide has no icon no-such-icon')
})

test.each(Object.entries(icons))('%s is one path of numbers and commands', (_, path) => {
  expect(path).toMatch(/^M[-\d.\sMmLlHhVvCcSsQqTtAaZz,]+$/)
})
