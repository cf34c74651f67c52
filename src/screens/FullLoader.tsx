import { Loader } from '../design/loader/Loader.tsx'

/** Spec, Layout: the full-screen loader and its text. */
export const FullLoader = () => <Loader>Your content is on its way!</Loader>
