import { directionOf } from '../../phrases/languages.ts'
import type { Choice } from './choice.ts'

/** The label of a choice, in its own language and direction if it has one (WCAG 3.1.2). */
export const ChoiceLabel = ({ label, language }: Omit<Choice, 'id'>) =>
  language ? (
    <span lang={language} dir={directionOf(language)}>
      {label}
    </span>
  ) : (
    label
  )
