import { expect, test } from 'vitest'
import { currentLanguage, inLanguage } from '../../server/language/current-language.ts'
import { phraseOfCount } from '../../server/language/phrase-of-count.ts'

test('a phrase is made once for each count and language', () => {
  const made: string[] = []
  const say = phraseOfCount((count) => {
    const text = `${currentLanguage()}: ${count}`
    made.push(text)
    return text
  })
  const inBoth = () => [say(1), inLanguage('de', () => say(1)), say(2)]
  const expected = ['en: 1', 'de: 1', 'en: 2']
  expect([inBoth(), inBoth()]).toEqual([expected, expected])
  expect(made).toEqual(expected)
})

test('after a thousand phrases the first are made again, and none is wrong', () => {
  let made = 0
  const say = phraseOfCount((count) => {
    made++
    return String(count)
  })
  const counts = Array.from({ length: 1500 }, (_, at) => at)
  expect(counts.map(say)).toEqual(counts.map(String))
  expect(made).toBe(1500)
  expect([say(0), made]).toEqual(['0', 1501])
})
