import { describe, expect, test } from 'vitest'
import { expressionOf } from '../../tools/qa/wording/match.ts'
import { createTranslation } from '../../tools/qa/wording/translation.ts'

const none = { texts: new Set<string>(), messages: new Set<string>() }

const english = {
  save: 'Save',
  type: 'Type',
  typeOf: 'Type of {name}',
  rooms: '{count, plural, one {# room} other {# rooms}}',
  status:
    '{kind, select, room {Set {count, plural, one {# room} other {# rooms}} to {status}} other {Set to {status}}}',
  outOfOrder: 'out of order',
  deletion: 'Delete “{name}”?',
  notLoaded: 'These nights couldn’t be loaded: {reason}',
  unreachable: 'The server couldn’t be reached.',
  retry: 'Retry',
  change: 'Change {label}',
  price: 'Price',
  closeDialog: 'Close',
  closeShop: 'Close',
  facts: '{first}, {next}',
  changed: '{count, plural, one {It was changed} other {They were changed}}',
  createRoom: 'Create room',
  createType: 'Create type',
}

const german = {
  save: 'Speichern',
  type: 'Typ',
  typeOf: 'Typ von {name}',
  rooms: '{count, plural, other {# Zimmer}}',
  status: '{kind, select, room {{count} Zimmer auf „{status}“ setzen} other {Auf „{status}“ setzen}}',
  outOfOrder: 'außer Betrieb',
  deletion: '„{name}“ löschen?',
  notLoaded: 'Diese Nächte konnten nicht geladen werden: {reason}',
  unreachable: 'Der Server ist nicht erreichbar.',
  retry: 'Erneut versuchen',
  change: '{label} ändern',
  price: 'Preis',
  closeDialog: 'Schließen',
  closeShop: 'Sperren',
  facts: '{first}, {next}',
  changed: '{count, plural, one {Wurde geändert} other {Wurden geändert}}',
  createRoom: 'Zimmer anlegen',
  createType: 'Typ anlegen',
}

const arabic = {
  rooms: '{count, plural, one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}',
  facts: '{first}، {next}',
}

const translationTo = (language: string, translated: Record<string, string>) =>
  createTranslation({
    language,
    english: new Map(Object.entries(english)),
    translated: new Map(Object.entries({ ...english, ...translated })),
  })

const toGerman = translationTo('de', german)
const isSaid = (text: string, found: string, data = none, translate = toGerman) =>
  expressionOf(translate(text, data)).test(found)

describe('an English text on a German page', () => {
  test.each([
    ['a phrase', 'Save', 'Speichern'],
    ['a plural', '2 rooms', '2 Zimmer'],
    [
      'a select that English and German word differently',
      'Set 1 room to out of order',
      '1 Zimmer auf „außer Betrieb“ setzen',
    ],
    ['a value that is data', 'Delete “Annex”?', '„Annex“ löschen?'],
    [
      'a phrase within a phrase',
      'These nights couldn’t be loaded: The server couldn’t be reached.',
      'Diese Nächte konnten nicht geladen werden: Der Server ist nicht erreichbar.',
    ],
    ['a label within a sentence', 'Change price', 'Preis ändern'],
    ['phrases side by side', 'Save, 3 rooms', 'Speichern, 3 Zimmer'],
    [
      'phrases of two elements without a space',
      'The server couldn’t be reached.Retry',
      'Der Server ist nicht erreichbar.Erneut versuchen',
    ],
    ['a date', 'Save, «day»', 'Speichern, «day»'],
    ['a plural without its number', 'They were changed', 'Wurden geändert'],
  ])('%s', (_, text, translated) => {
    const masked = translated.replace('«day»', '\uE000')
    expect(isSaid(text, masked)).toBe(true)
    expect(isSaid(text, `${masked}er`)).toBe(false)
    expect(isSaid(text, text)).toBe(false)
  })

  test('a number has to be the same', () => {
    expect(isSaid('2 rooms', '3 Zimmer')).toBe(false)
  })

  test('each translation is right where two phrases are the same in English', () => {
    expect(isSaid('Close', 'Schließen')).toBe(true)
    expect(isSaid('Close', 'Sperren')).toBe(true)
    expect(isSaid('Close', 'Beenden')).toBe(false)
  })

  test('data stays as it is, also where it is a phrase', () => {
    const data = { ...none, texts: new Set(['Save']) }
    expect(isSaid('Type of Save', 'Typ von Save', data)).toBe(true)
    expect(isSaid('Type of Save', 'Typ von Save')).toBe(false)
  })

  test('a value that is not known yet may be data, even with words of a phrase in it', () => {
    expect(isSaid('Delete “Save money”?', '„Save money“ löschen?')).toBe(true)
  })

  test('a message of the server may be in either language', () => {
    const messages = new Set(['Diese Karte ist gesperrt.'])
    const text = 'This card is blocked.'
    expect(isSaid(text, text)).toBe(true)
    expect(isSaid(text, 'Diese Karte ist gesperrt.', { ...none, messages })).toBe(true)
    expect(isSaid(text, 'Diese Karte ist gesperrt.')).toBe(false)
  })

  test('a wildcard stands for words and values', () => {
    expect(isSaid('Create *', 'Zimmer anlegen')).toBe(true)
    expect(isSaid('Create *', 'Typ anlegen')).toBe(true)
    expect(isSaid('Create *', 'Speichern')).toBe(false)
    expect(isSaid('Set *to *', '2 Zimmer auf „außer Betrieb“ setzen')).toBe(true)
    expect(isSaid('* Type', 'Doppelzimmer Typ')).toBe(true)
    expect(isSaid('* Type', 'Doppelzimmer Art')).toBe(false)
  })
})

test('Arabic has its own forms of a count, and its own marks', () => {
  const toArabic = translationTo('ar', arabic)
  const saysInArabic = (text: string, found: string) => isSaid(text, found, none, toArabic)
  expect(saysInArabic('1 room', 'غرفة واحدة')).toBe(true)
  expect(saysInArabic('2 rooms', 'غرفتان')).toBe(true)
  expect(saysInArabic('2 rooms', '2 غرفة')).toBe(false)
  expect(saysInArabic('11 rooms', '11 غرفة')).toBe(true)
  expect(saysInArabic('2 rooms, 3 rooms', 'غرفتان، 3 غرف')).toBe(true)
})
