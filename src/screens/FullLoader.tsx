import { Loader } from '../design/loader/Loader.tsx'
import { phrase } from '../phrases/phrase.ts'

/** The full-screen loader and its text (requirement 2.layout.loader). */
export const FullLoader = () => <Loader>{phrase('states.loading')}</Loader>
