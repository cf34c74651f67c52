import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ChangePassword, isStrong, passwordRules } from '../../src/api/contract/password.ts'
import { newInitialPassword } from '../../server/session/passwords.ts'
import { emptyDraft, isComplete, passwordErrors } from '../../src/machines/password/password.rules.ts'
import { checklistOf } from '../../src/machines/password/password.selectors.ts'

const met = (password: string) =>
  checklistOf(password)
    .filter((rule) => rule.isMet)
    .map((rule) => rule.id)

test('the checklist is the required one, in its order', () => {
  expect(passwordRules.map((rule) => rule.label)).toEqual([
    'At least 8 characters',
    'Contains a number',
    'A lowercase letter',
    'An uppercase letter',
    'A symbol',
  ])
})

test.each([
  ['', []],
  ['Abcdef1!', ['length', 'number', 'lowercase', 'uppercase', 'symbol']],
  ['Abcde1!', ['number', 'lowercase', 'uppercase', 'symbol']],
  ['abcdef1!', ['length', 'number', 'lowercase', 'symbol']],
  ['ABCDEF1!', ['length', 'number', 'uppercase', 'symbol']],
  ['Abcdefg!', ['length', 'lowercase', 'uppercase', 'symbol']],
  ['Abcdefg1', ['length', 'number', 'lowercase', 'uppercase']],
  ['Äöüßñç١ ', ['length', 'number', 'lowercase', 'uppercase', 'symbol']],
  ['😀😀😀😀', ['symbol']],
  ['😀😀😀😀😀😀😀😀', ['length', 'symbol']],
  ['密码密码密码密码', ['length']],
])('%s meets %o', (password, rules) => {
  expect(met(password)).toEqual(rules)
})

test('for any input, a letter is never a symbol, and a password passes only if it meets every rule', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 20 }), (password) => {
      expect(isStrong(password)).toBe(met(password).length === passwordRules.length)
    }),
  )
  assert(
    property(array(constantFrom(...'abcXYZ019éÉß')), (letters) => {
      expect(met(letters.join(''))).not.toContain('symbol')
    }),
  )
})

/** Any of Unicode. The library's own unit for this takes two seconds to prepare. */
const codePoint = integer({ min: 0, max: 0x10ffff })

test('client and server accept and reject the same passwords', () => {
  assert(
    property(array(codePoint, { maxLength: 24 }), (codePoints) => {
      const password = String.fromCodePoint(...codePoints)
      const input = { password, confirm_password: password, user_id: 3, first_time_login: true }
      expect(v.safeParse(ChangePassword, input).success).toBe(isComplete({ current: '', password, confirm: password }))
    }),
  )
})

test('only the rules and the match enable Update', () => {
  const right = { ...emptyDraft, password: 'Abcdef1!', confirm: 'Abcdef1!' }
  expect(isComplete(right)).toBe(true)
  expect(isComplete({ ...right, confirm: 'Abcdef1?' })).toBe(false)
  expect(isComplete({ ...right, password: 'abc', confirm: 'abc' })).toBe(false)
  expect(isComplete(emptyDraft)).toBe(false)
})

test("a confirmation that differs is reported, an empty one isn't", () => {
  const confirmError = (confirm: string) => passwordErrors({ ...emptyDraft, password: 'A', confirm }, []).confirm
  expect([confirmError('B'), confirmError(''), confirmError('A')]).toEqual([
    'Passwords do not match!',
    undefined,
    undefined,
  ])
})

test('an initial password has 128 random bits and meets every rule', () => {
  const passwords = Array.from({ length: 100 }, newInitialPassword)
  expect(passwords.filter((password) => !isStrong(password))).toEqual([])
  const random = passwords.map((password) => Buffer.from(password.slice(0, -4), 'base64url'))
  expect(random.every(({ length }) => length * 8 >= 128)).toBe(true)
  expect(new Set(passwords).size).toBe(100)
})
