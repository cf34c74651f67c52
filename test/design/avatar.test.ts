import { expect, test } from 'vitest'
import { initialsOf } from '../../src/design/text/initials.ts'

test.each([
  ['Lena Kovač', 'LK'],
  ['Ana de la Cruz', 'AC'],
  ['  åsa   öberg ', 'ÅÖ'],
  ['Cher', 'C'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials))
