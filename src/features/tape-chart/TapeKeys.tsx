import { keys, list, opener } from './TapeKeys.css.ts'
import { phrase } from '../../phrases/phrase.ts'

const texts = [
  phrase('calendar.keysArrows'),
  phrase('calendar.keysSelect'),
  phrase('calendar.keysEnter'),
  phrase('calendar.keysBlock'),
  phrase('calendar.keysMove'),
  phrase('calendar.keysResize'),
  phrase('calendar.keysEscape'),
]

/** The keys of the chart, for sight too: nobody guesses a single letter. */
export const TapeKeys = () => (
  <details className={keys}>
    <summary className={opener}>{phrase('calendar.keys')}</summary>
    <ul className={list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
)
