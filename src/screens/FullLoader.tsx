import { Loader } from '../design/loader/Loader.tsx'

/** The full-screen loader and its text (requirement 2.layout.loader). */
export const FullLoader = () => <Loader>Your content is on its way!</Loader>
