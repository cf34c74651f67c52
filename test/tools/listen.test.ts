import { expect, test } from 'vitest'
import { tasks } from '../../tools/listen/tasks/tasks.ts'
import { tabsFor } from '../../tools/listen/tab-stops.ts'
import {
  differences,
  latest,
  ofTheApp,
  readerOf,
  utteranceCounts,
  writeTranscript,
} from '../../tools/listen/transcript.ts'

const transcript = (...said: string[][]) =>
  writeTranscript({
    title: 'Sign in',
    reader: 'Orca 43.1',
    keys: said.length,
    withTabAlone: 5,
    heard: said.map((each, at) => ({ step: `Tab ${at + 1}`, said: each })),
  })

test('a transcript has each key, and below it what was said or a dash', () => {
  expect(transcript(['Email entry.', 'http://127.0.0.1:41234/login'], []).split('\n')).toEqual([
    'Sign in',
    'Orca 43.1; 2 keys, with Tab alone 5',
    '',
    'Tab 1',
    '    Email entry.',
    '    http://hotel.example/login',
    'Tab 2',
    '    –',
    '',
  ])
})

test('a written transcript tells its reader, and how much was said after each key', () => {
  const text = transcript(['one', 'two'], [], ['three'])
  expect(readerOf(text)).toBe('Orca 43.1')
  expect(utteranceCounts(text)).toEqual([2, 0, 1])
  expect(utteranceCounts('')).toEqual([])
})

test('of counts while typing the last one stays, and what the reader and the browser say of themselves goes', () => {
  expect(latest(['26 rooms', '1 room', 'Saved.'])).toEqual(['1 room', 'Saved.'])
  expect(ofTheApp(['Wrapping to top.', 'Email entry.', 'Focus mode'])).toEqual(['Email entry.'])
  const ofTheBrowser = [
    'notification Download complete: b7e55280-704b-412f-bdb2-af639e9ea0c8.',
    'Recent download history dialog Anyone using this device can see downloaded files 11.7 KB • Done',
    'notification This dialog is not currently focused. Press Alt-Shift A to focus this dialog.',
    'Accounting Report – Harbour View – Hotel Management - Chromium',
  ]
  expect(ofTheApp([...ofTheBrowser, 'report.xlsx was saved.'])).toEqual(['report.xlsx was saved.'])
})

test('differences name the key, what was expected and what was heard', () => {
  const before = transcript(['Email entry.'], ['Sign in button.', 'Saved.'])
  const after = transcript(['Email entry.'], ['Sign in push button.', 'Saved.'])
  expect(differences(before, before)).toEqual([])
  expect(differences(before, after)).toEqual(['  Tab 2', '-     Sign in button.', '+     Sign in push button.'])
  expect(differences('', transcript(['Email entry.']))).toContain('+     Email entry.')
})

test('a key stands for as many presses of Tab, or of Shift+Tab, as there are stops on its way', () => {
  const at = (stop: number, element: string, scope = 'page') => ({ stop, element, scope })
  expect(tabsFor(at(2, 'a'), at(9, 'b'))).toBe(7)
  expect(tabsFor(at(2, 'a'), at(2, 'a'))).toBe(1)
  expect(tabsFor(at(9, 'b'), at(2, 'a'))).toBe(7)
  expect(tabsFor(at(2, 'a'), at(0, 'b', 'dialog'))).toBe(1)
})

test('each task has a name of its own', () => {
  const names = tasks.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the order of what is said after a key, the words of waiting and where the focus comes back to are no difference, another count is', () => {
  const where = ['main content', 'table with 104 rows 15 columns']
  const before = transcript(['106 rooms', 'Properties table.'], ['Your content is on its way!', 'Working', ...where])
  expect(differences(before, transcript(['Properties table.', '106 rooms'], []))).toEqual([])
  expect(differences(before, transcript(['Properties table.', '107 rooms'], []))).not.toEqual([])
  expect(differences(transcript(['106 rooms']), transcript(['106 rooms', '106 rooms']))).toEqual([
    '  Tab 1',
    '+     106 rooms',
  ])
})
