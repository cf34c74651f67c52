import { phrase } from './phrase.ts'

type Given = readonly (string | false | null | undefined)[]

const joined = (given: Given, join: (first: string, next: string) => string) =>
  given
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .reduce((first, next) => (first === '' ? next : join(first, next)), '')

/** Facts side by side that make no sentence: "Room 101, Tue 3 March, 2 nights". Empty ones are left out. */
export const factsText = (facts: Given): string =>
  joined(facts, (first, next) => phrase('design.facts', { first, next }))

/** The same for texts that have commas themselves: "Status: Dirty → Clean; Priority: Rush → No rush". */
export const statementsText = (statements: Given): string =>
  joined(statements, (first, next) => phrase('design.statements', { first, next }))
