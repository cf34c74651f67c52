import { keys, list, opener } from './TapeKeys.css.ts'
import { firstLetterKeys } from './keyboard.rules.ts'
import type { TapeLetterKeys } from './tape-chart.types.ts'
import { phrase } from '../../phrases/phrase.ts'

/** What each key of the chart does, one sentence each. An empty letter key has none. */
export function tapeKeyTexts({ block, move, resize }: TapeLetterKeys): string[] {
  const named = (key: string) => key.toUpperCase()
  return [
    phrase('calendar.keysArrows'),
    phrase('calendar.keysSelect'),
    phrase('calendar.keysEnter'),
    ...(block ? [phrase('calendar.keysBlock', { key: named(block) })] : []),
    ...(move ? [phrase('calendar.keysMove', { key: named(move) })] : []),
    ...(resize ? [phrase('calendar.keysResize', { key: named(resize) })] : []),
    phrase('calendar.keysEscape'),
  ]
}

/** The keys of the chart, for sight too: nobody guesses a single letter. */
export const TapeKeys = ({ letterKeys = firstLetterKeys }: { letterKeys?: TapeLetterKeys | undefined }) => (
  <details className={keys}>
    <summary className={opener}>{phrase('calendar.keys')}</summary>
    <ul className={list}>
      {tapeKeyTexts(letterKeys).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
)
