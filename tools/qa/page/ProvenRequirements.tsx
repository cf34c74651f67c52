import * as css from './QaPage.css.ts'

interface ProvenRequirementsProps {
  ids: readonly string[]
  /** The text of each requirement, by id. */
  requirementTexts: Readonly<Record<string, string>>
}

/** The requirements that a path proves, with their text. */
export const ProvenRequirements = ({ ids, requirementTexts }: ProvenRequirementsProps) =>
  ids.length === 0 ? (
    <p className={css.note}>Proves no requirement by itself</p>
  ) : (
    <details className={css.note}>
      <summary>
        Proves {ids.length} {ids.length === 1 ? 'requirement' : 'requirements'}
      </summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            {requirementTexts[id]} <code>{id}</code>
          </li>
        ))}
      </ul>
    </details>
  )
