import { phrase } from '../../phrases/phrase.ts'

/** A field's label within a sentence: "Clear keyword". The phrase says "lower" in languages that write it in lower case there. */
export const labelInSentence = (label: string) =>
  phrase('design.caseOfLabelsInSentences') === 'lower' ? label.toLowerCase() : label
