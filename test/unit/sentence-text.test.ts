import { expect, test } from 'vitest'
import { sentenceText } from '../../src/phrases/sentence-text.ts'

test.each([
  ['Someone else changed this', 'Someone else changed this.'],
  ['Someone else changed this.', 'Someone else changed this.'],
  ['Is “A” free?', 'Is “A” free?'],
  ['There is no “A”', 'There is no “A”.'],
  ['She said “no.”', 'She said “no.”'],
  ['هل هو متاح؟', 'هل هو متاح؟'],
  ['\u2068Casa Azul.\u2069', '\u2068Casa Azul.\u2069'],
])('%s ends as a sentence before a request id follows', (text, sentence) => {
  expect(sentenceText(text)).toBe(sentence)
})
