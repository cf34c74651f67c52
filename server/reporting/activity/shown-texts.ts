import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { ownPasswordChanged, sentences, signInToUnknownFailed } from '../../../src/api/contract/activity-sentences.ts'
import { eventText, moduleText, nounText, whoText } from '../../../src/api/contract/activity-texts.ts'
import { activityModules } from '../../../src/api/contract/enums.ts'
import { english } from '../../../src/phrases/catalogue.ts'
import { phrase, phraseParts } from '../../../src/phrases/phrase.ts'
import { storedTexts } from '../../activity/stored-texts.ts'
import { namedKinds } from './names.ts'
import { labelsOfField } from './value-labels.ts'

/** The choices of a phrase that consists of one `select`. */
function choicesOf(message: string): string[] {
  const [select] = parse(message, { ignoreTag: true })
  return select?.type === TYPE.select ? Object.keys(select.options).filter((choice) => choice !== 'other') : []
}

const loggedFields = choicesOf(english['activity-log.loggedField'])
const events = choicesOf(english['activity-log.eventName'])
const kinds = choicesOf(english['activity-log.kindOfRecord'])

/** Placeholder for a name in a sentence. */
const name = Symbol('name')
const fixedTexts = (parts: readonly (string | symbol)[]) => parts.filter((part) => typeof part === 'string')

/**
 * Fixed texts of the log in the language of the request: no names, numbers, dates or free text. Each item has the texts of one
 * phrase. The order is the same in all languages.
 */
export const shownTexts = (): string[][] => [
  ...[...Object.values(sentences), ownPasswordChanged, signInToUnknownFailed].flatMap((sentence) =>
    ['', ...kinds].map((kind) => fixedTexts(sentence<symbol>({ kind, who: name, name, otherDay: name }))),
  ),
  ...namedKinds.flatMap((kind) => [
    fixedTexts(phraseParts('activity-log.deletedById', { kind, id: name })),
    fixedTexts(phraseParts('activity-log.recordById', { kind, id: name })),
  ]),
  fixedTexts(phraseParts('activity-log.roomName', { number: name })),
  fixedTexts(phraseParts('activity-log.reasonNote', { reason: name })),
  ...[
    ...loggedFields.map((field) => phrase('activity-log.loggedField', { field, words: '' })),
    ...Object.values(labelsOfField).flatMap((labels) => Object.values(labels).map((label) => label())),
    ...activityModules.map(moduleText),
    ...events.map(eventText),
    ...kinds.map(nounText),
    ...(['system', 'anonymous'] as const).map((actor_type) => whoText({ actor_type, actor: '' })),
    ...storedTexts(),
    phrase('activity-log.unknownAccount'),
    phrase('activity-log.none'),
    phrase('activity-log.valueYes'),
    phrase('activity-log.valueNo'),
    phrase('activity-log.valueHidden'),
    phrase('activity-log.valueChanged'),
    phrase('activity-log.valueUnassigned'),
  ].map((text) => [text]),
]
