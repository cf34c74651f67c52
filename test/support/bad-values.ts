/*
 * Wrong values that users, scripts and attackers send. `npm test` sends from each list the values of each kind that once broke
 * something. With BAD_VALUES=all every value is sent everywhere, which takes some minutes.
 */
const isWhole = process.env.BAD_VALUES === 'all'
const some = <T>(few: readonly T[], others: readonly T[]): readonly T[] => (isWhole ? [...few, ...others] : few)

const high = '\ud800'
const low = '\udc00'

/** Values as text, which every encoding and every address can carry. */
export const badTexts = some(
  ['a\0b', '', '-1', '1e999', '99999999999999999999999999', '9999-12-31', '0001-01-01', '2026-13-45', '__proto__'],
  [
    '\0',
    ' ',
    '0',
    '1.5',
    'NaN',
    '2147483648',
    '9223372036854775808',
    '0000-00-00',
    '2026-02-30',
    '+010000-01-01',
    '2026-02-28T10:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2026-13-45_1',
    '9999-12-31_999999999999999',
    '>2026-13-45T99:99:99.999Z_1',
    '<2026-02-30T10:00:00.000Z_999999999999999',
    '..2026-13-45',
    '2026-13-45..',
    '\u202e\ufffe\u0007',
    '%_\\',
  ],
)

/** Halves of a surrogate pair, which only JSON can carry. */
export const loneSurrogates = [`a${high}b`, `${low}${high}`]

/** Values as JSON text that JSON.stringify can't produce: numbers beyond all ranges, a duplicate name. */
export const badJson = [
  ...[...loneSurrogates, ...badTexts].map((text) => JSON.stringify(text)),
  ...some(
    ['-1', '1.5', '9223372036854775808', '1e999', 'null', '{"a":"\\u0000"}', '["a\\u0000b"]', '["\\ud800"]', '[1e999]'],
    [
      '0',
      '2147483648',
      '-1e999',
      '1e-999',
      'true',
      '[]',
      '[[]]',
      '[null]',
      '[-1]',
      '["2026-13-45"]',
      '["__proto__"]',
      '{}',
      '{"__proto__":1}',
      '{"a":1,"a":2}',
      JSON.stringify('x'.repeat(1024 * 1024)),
      `[${'1,'.repeat(4999)}1]`,
    ],
  ),
]

/** Percent-encoded values for addresses: bytes that aren't UTF-8, half a surrogate pair, a broken escape. */
export const badEncoded = [
  ...badTexts.map(encodeURIComponent),
  ...some(['%ED%A0%80', '%ff', '%'], ['%zz', '..%2f..', 'x'.repeat(20_000)]),
]

/** Too long for every field. Sent once per endpoint, because its size is rejected. */
export const megabyte = 'x'.repeat(1024 * 1024)

/** Values that HTTP allows in a header. */
export const badHeaders = [
  '',
  ' ',
  'ÿ',
  '\u0080',
  'x'.repeat(10_000),
  '__proto__',
  "'; drop table users; --",
  '%00',
  '"',
  '1e999',
]

/** Names and types of an uploaded file. */
export const badFiles: readonly (readonly [name: string, type: string])[] = some(
  [
    ['a\0b.png', 'image/png'],
    ['\ud800.png', 'image/\ud800'],
    ['"\r\nX-Odd: 1', 'image/png; charset="'],
  ],
  [
    ['../../etc/passwd', 'text/plain'],
    ['x'.repeat(10_000), 'x'.repeat(10_000)],
    ['', ''],
  ],
)
