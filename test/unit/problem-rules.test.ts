import { expect, test } from 'vitest'
import { maxPhotos } from '../../src/api/contract/problems.ts'
import { inLanguage } from '../../server/language/current-language.ts'
import { withPhotos } from '../../src/machines/problems/photo.rules.ts'
import { problemsText, statusText } from '../../src/machines/problems/problem-texts.rules.ts'

const photo = (name: string) => new File(['x'], name, { type: 'image/png' })
const chosen = (count: number) => Array.from({ length: count }, (_, at) => photo(`${at}.png`))
const keys = () => {
  let last = 0
  return () => `key ${(last += 1)}`
}

test('photos are added up to the limit, and the rest is named', () => {
  const first = withPhotos([], { files: chosen(maxPhotos - 1), rejections: [] }, keys())
  expect([first.photos.length, first.error]).toEqual([maxPhotos - 1, null])
  const full = withPhotos(first.photos, { files: chosen(2), rejections: [] }, keys())
  expect([full.photos.length, full.error]).toEqual([maxPhotos, 'At most 4 photos'])
  const over = withPhotos(full.photos, { files: chosen(1), rejections: ['a.txt is not a picture'] }, keys())
  expect([over.photos, over.error]).toEqual([full.photos, 'a.txt is not a picture. At most 4 photos'])
})

test('several reasons are joined as the language joins them', () => {
  const rejections = ['a.txt', 'b.txt']
  const errorIn = (language: string) =>
    inLanguage(language, () => withPhotos([], { files: [], rejections }, keys()).error)
  expect(errorIn('fr')).toBe('a.txt. b.txt')
  expect(errorIn('ar')).toBe('\u200F\u2068a.txt\u2069. \u2068b.txt\u2069')
})

test('a rejected file takes the place of no photo', () => {
  const { photos, error } = withPhotos([], { files: chosen(1), rejections: ['b.png is larger than 8 MB'] }, keys())
  expect([photos.map(({ key, file }) => [key, file.name]), error]).toEqual([
    [['key 1', '0.png']],
    'b.png is larger than 8 MB',
  ])
})

test.each([
  [{ open: 1, urgent: 0 }, '1 open problem'],
  [{ open: 2, urgent: 1 }, '2 open problems, 1 urgent'],
])('problems of a room are counted in words: %j', (count, text) => {
  expect(problemsText(count)).toBe(text)
})

test('a change of status names the kind, the room and the status', () => {
  const problem = { kind: 'plumbing', facility: { id: 1, name: '101' } } as const
  expect(statusText(problem, 'in_progress')).toBe('Plumbing in 101 is in progress.')
})
