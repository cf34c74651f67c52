import { outline } from '../../src/design/icon/outline.ts'

/** Icons that point along the line. Those of undo and of a clock point the same way in every language. */
const pointing = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'log-in',
  'log-out',
  'panel-left-close',
  'panel-left-open',
]

/**
 * Styles that only pages from right to left load. Icons that point are mirrored. Names and numbers in Latin script are isolated:
 * otherwise a name and the prefix next to it would form one left-to-right run.
 */
export const rightToLeftStyles = (): string =>
  pointing.map((name) => `svg:has(>path[d="${outline(name)}"])`).join() +
  '{transform:scaleX(-1)}a,b,button,dd,em,span,strong,time{unicode-bidi:isolate}'
