// Runs last: react-aria keeps the words of a language for the life of the worker.
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { afterEach, expect, test } from 'vitest'
import { DatePicker } from '../../src/design/field/DatePicker.tsx'
import { PickerToday } from '../../src/design/field/PickerToday.tsx'
import { speak } from '../../src/phrases/spoken-language.ts'
import { phrasesIn } from '../../server/language/catalogues.ts'
import { languageScript } from '../../tools/lib/language-script.ts'

const today = new Date().toLocaleDateString('sv-SE')

/** The page in another language: its phrases, and the words of react-aria. */
function speakLanguage(language: string) {
  document.documentElement.lang = language
  speak({ current: () => language, phrasesIn })
  new Function('window', languageScript(language))(window)
}
afterEach(() => {
  document.documentElement.lang = 'en'
  speak({ current: () => 'en', phrasesIn })
  Reflect.deleteProperty(window, Symbol.for('react-aria.i18n.strings'))
})

function renderPicker() {
  const onChange = () => undefined
  render(
    <PickerToday value={() => today}>
      <DatePicker label="Field" value={today} onChange={onChange} />
    </PickerToday>,
  )
}

// First in the file: react-aria keeps the words of the first language that it reads.
test('a Filipino calendar says once which day is today', async () => {
  const word = 'Ngayong araw'
  speakLanguage('fil')
  renderPicker()
  await userEvent.click(screen.getByRole('button'))
  const days = within(await screen.findByRole('grid')).getAllByRole('button')
  const label = days.find((day) => day.dataset.today !== undefined)?.getAttribute('aria-label') ?? ''
  expect([label.startsWith(word), label.split(word)]).toEqual([true, expect.objectContaining({ length: 2 })])
})

test.each([
  ['de', ['Tag', 'Monat', 'Jahr']],
  ['fr', ['jour', 'mois', 'année']],
  ['fil', ['araw', 'buwan', 'taon']],
])('the parts of a date field are named in the language of the page: %s', (language, names) => {
  speakLanguage(language)
  renderPicker()
  const labels = screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'))
  expect(labels).toEqual(names.map((name) => expect.stringMatching(new RegExp(`^${name}, `))))
})

test.each([
  ['ar', 1],
  ['de', 2],
])('the weekdays above the calendar are short in %s', async (locale, longest) => {
  render(
    <I18nProvider locale={locale}>
      <DatePicker label="Field" value={today} onChange={() => undefined} />
    </I18nProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
  const heads = [...(await screen.findByRole('grid')).querySelectorAll('th')].map(({ textContent }) => textContent)
  expect([heads.length, Math.max(...heads.map((name) => name.length))]).toEqual([7, longest])
})
