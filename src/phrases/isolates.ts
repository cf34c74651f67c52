/** Marks by which phrases of a language from right to left isolate their values. */
const isolates = /[\u200F\u2068\u2069]/g

/** A text without them: for files and fields, whose readers may search or compare it. */
export const withoutIsolates = (text: string): string => text.replaceAll(isolates, '')
