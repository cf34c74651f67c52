/** A text as a sentence, so that another can follow it: with a full stop, unless it has ended. Closing quotes and isolates may follow. */
export const sentenceText = (text: string): string => (/[.!?؟][”»\u2069]*$/.test(text) ? text : `${text}.`)
