import { expect, test } from 'vitest'
import { phrasesOf, readCatalogue } from '../../tools/lib/phrase-catalogues.ts'
import { hasLine, snapshotFaults, allParts, type StepSnapshot } from '../../tools/qa/replay/snapshot-faults.ts'
import { languageFaults } from '../../tools/qa/replay/accessibility-tree.ts'
import { keysIn } from '../../tools/qa/replay/grid-navigation.ts'
import { pseudoWording, wordingIn } from '../../tools/qa/wording/wording-in.ts'

/* With the catalogues of the app. */

const phrases = phrasesOf(await readCatalogue('de'))
const german = (id: string) => phrases.get(id)!
const data = { texts: new Set(['Harbour View', 'Rooms']), messages: new Set<string>() }
const wording = await wordingIn('de', () => data)

const recorded: StepSnapshot = {
  address: '/login',
  title: 'Sign in – Hotel Management',
  heading: 'Sign in',
  focus: 'textbox “Email”',
  outline: ['heading “Sign in”', 'invalid textbox “Email”: Required'],
  writes: [],
}
const translated: StepSnapshot = {
  address: '/login',
  title: `${german('sign-in.signIn')} – ${german('states.hotelManagement')}`,
  heading: german('sign-in.signIn'),
  focus: `textbox “${german('sign-in.email')}”`,
  outline: [
    `heading “${german('sign-in.signIn')}”`,
    `invalid textbox “${german('sign-in.email')}”: ${german('sign-in.required')}`,
  ],
  writes: [],
}
const faultsOf = (part: Partial<StepSnapshot>) =>
  snapshotFaults(recorded, { ...translated, ...part }, { parts: allParts, wording })

test('a snapshot in German has no fault if it says what the English recording says', () => {
  expect(faultsOf({})).toEqual([])
})

test.each<[string, Partial<StepSnapshot>]>([
  ['title', { title: recorded.title }],
  ['heading', { heading: 'Willkommen' }],
  ['focus', { focus: recorded.focus }],
  ['focus', { focus: translated.focus.replace('textbox', 'searchbox') }],
  ['outline', { outline: [translated.outline[0]!, recorded.outline[1]!] }],
  ['outline', { outline: translated.outline.toReversed() }],
  ['outline', { outline: translated.outline.slice(1) }],
  ['address', { address: '/' }],
  ['writes', { writes: ['users: 1 changed'] }],
])('another %s is a fault', (part, changed) => {
  const faults = faultsOf(changed)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${part}: expected `))
})

test('a fault names the word that is expected', () => {
  expect(faultsOf({ heading: 'Sign in' })).toEqual([`heading: expected "${translated.heading}", found "Sign in"`])
})

test('evidence is found by the translation of its words', () => {
  const hasGermanLine = hasLine(wording)
  expect(hasGermanLine([`dialog: ${german('sign-in.required')}`], 'dialog: Required')).toBe(true)
  expect(hasGermanLine(['dialog: Required'], 'dialog: Required')).toBe(false)
  expect(hasGermanLine([`alert: ${german('sign-in.required')}`], 'dialog: Required')).toBe(false)
})

test('English that is left is found, and data is not taken for it', () => {
  const texts = ['Save changes', german('sign-in.signIn'), 'Harbour View', 'Rooms', '12', 'Zimmer', 'Page 2']
  expect(wording.englishLeftovers(texts)).toEqual(['Save changes', 'Page 2'])
})

test('a line of a broken text is not taken for English', () => {
  const node = (role: string, name: string) => ({ role, name, isFocused: false })
  const tree = [node('InlineTextBox', 'Save changes'), node('button', 'Page 2')]
  expect(languageFaults(wording, tree)).toEqual(['English: “Page 2” should be “Seite 2”'])
})

test('an Arabic page has Arabic dates and the words of its date fields', async () => {
  const arabic = await wordingIn('ar', () => data)
  expect(arabic.isSaid('«day»', 'الثلاثاء، 3 مارس 2026')).toBe(true)
  expect(arabic.isSaid('«day», «time»', '3 مارس 2026، 9:30 ص')).toBe(true)
  expect(arabic.isSaid('«day», «time»', '18\u200F/10\u200F/2026، «time» م')).toBe(true)
  expect(arabic.isSaid('year, End Date', 'السنة، تاريخ الانتهاء')).toBe(true)
  const cell = arabic.matcher('Room 102, Mon 7 January, free') as RegExp
  expect(cell.test('الغرفة 102، الاثنين، 7 يناير، خالية')).toBe(true)
  expect(cell.test('الغرفة 102، الثلاثاء، 8 يناير، خالية')).toBe(false)
})

test('a name in Arabic is found whatever marks of the direction it has', async () => {
  const arabic = await wordingIn('ar', () => data)
  const row = arabic.matcher('Rooms, Harbour View') as RegExp
  expect(row.test('\u200F\u2068Rooms\u2069، \u2068Harbour View\u2069')).toBe(true)
  expect(row.test('Rooms، Harbour View')).toBe(true)
  expect(row.test('\u200F\u2068Harbour View\u2069، \u2068Rooms\u2069')).toBe(false)
  expect(arabic.isSaid('Rooms, Harbour View', '\u200F\u2068Rooms\u2069، \u2068Harbour View\u2069')).toBe(true)
})

test('a name in Arabic that the server could have said is found before the server has said anything', async () => {
  const arabic = await wordingIn('ar', () => ({ texts: new Set(), messages: new Set() }))
  const name = arabic.matcher('*Shower leaks into the room below*') as RegExp
  expect(name.test('الغرفة 102')).toBe(false)
})

test('the pseudo-locale has accents and brackets, but not in the messages of the server', async () => {
  const pseudo = await pseudoWording(() => data)
  const cell = pseudo.matcher('*, in house') as RegExp
  expect(cell.test('[[Ŕóóóóɱ 102], [ííñ ĥóóúúšéé]]')).toBe(true)
  expect(cell.test('Room 102, in house')).toBe(false)
  expect((pseudo.matcher('Posting not found') as RegExp).test('Posting not found')).toBe(true)
  expect(pseudo.isPhrase('Harbour View')).toBe(true)
  expect(pseudo.isPhrase('Harbour Hotel')).toBe(false)
})

test('a part of a text is looked for in time that grows with the text, not with its square', async () => {
  const pseudo = await pseudoWording(() => data)
  const part = pseudo.partMatcher('Total')
  const row = '[Ŕóóóóɱ 101 ~~] [Ðóóúúƀļéé ~] Ana Silva · [ĝóóñéé ~] 3 Nov – 5 Nov '
  const quickest = (rows: number) => {
    const text = row.repeat(rows)
    const runs = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now()
      expect(part.test(text)).toBe(false)
      return performance.now() - start
    })
    return Math.min(...runs)
  }
  expect(quickest(2000) / quickest(250)).toBeLessThan(30)
  expect(part.test(`${row}[Ţóóţááļ] 12`)).toBe(true)
})

test('from right to left, the arrow keys change sides', () => {
  expect(keysIn('rtl', ['ArrowLeft', 'ArrowRight', 'ArrowDown'])).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowDown'])
  expect(keysIn('ltr', ['ArrowLeft', 'Enter'])).toEqual(['ArrowLeft', 'Enter'])
})
