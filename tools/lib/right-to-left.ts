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
 * Styles that only pages from right to left load. Icons that point are mirrored, and bars mark the right side. Names are isolated: otherwise a
 * name and the prefix next to it would form one left-to-right run. A link or an emphasised name runs in the direction of its first letter, so that
 * "3 Keys Inn!" keeps its number and its mark (ADR 0064), but stands at the side of the page. Not so a span: one without letters, such as a range
 * of numbers, would run from left to right.
 */
export const rightToLeftStyles = (): string =>
  pointing.map((name) => `svg:has(>path[d="${outline(name)}"])`).join() +
  `{transform:scaleX(-1)}:root{${startSide}:-1}` +
  'button,dd,span{unicode-bidi:isolate}a,b,em,strong,time{unicode-bidi:plaintext}' +
  '@layer reset{a,b,em,strong,time{text-align:match-parent}}'
