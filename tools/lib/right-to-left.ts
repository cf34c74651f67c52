import { outline } from '../../src/design/icon/outline.ts'
import { startSide } from '../../src/design/theme/start-mark.ts'

/** Icons that point along the line or draw its start. Those of undo and of a clock point the same way in every language. */
const pointing = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'list',
  'log-in',
  'log-out',
  'panel-left-close',
  'panel-left-open',
]

/**
 * Styles that only pages from right to left load. Icons that point are mirrored, and bars mark the right side. Names and numbers in Latin script are isolated:
 * otherwise a name and the prefix next to it would form one left-to-right run.
 */
export const rightToLeftStyles = (): string =>
  pointing.map((name) => `svg:has(>path[d="${outline(name)}"])`).join() +
  `{transform:scaleX(-1)}:root{${startSide}:-1}` +
  'a,b,button,dd,em,span,strong,time{unicode-bidi:isolate}'
