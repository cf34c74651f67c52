import { Spinner } from '../../design/spinner/Spinner.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** In place of the field while its code is loading. */
export const InlineEditorLoader = () => <Spinner label={phrase('forms.loading')} />
