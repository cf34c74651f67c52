import * as css from './QaPage.css.ts'

interface ProvedProps {
  ids: readonly string[]
  /** By those ids. */
  sentences: Readonly<Record<string, string>>
}

/** What of the specification a path proves, in its words. */
export const Proved = ({ ids, sentences }: ProvedProps) =>
  ids.length === 0 ? (
    <p className={css.note}>Proves no sentence of the specification by itself</p>
  ) : (
    <details className={css.note}>
      <summary>
        Proves {ids.length} {ids.length === 1 ? 'sentence' : 'sentences'} of the specification
      </summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            {sentences[id]} <code>{id}</code>
          </li>
        ))}
      </ul>
    </details>
  )
