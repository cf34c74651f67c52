import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../on-demand.tsx'

/** The signed-in part of the app, in a chunk of its own; the sign-in page asks for it while the person types. */
export const Shell = onDemand(() => import('./Shell.tsx').then((module) => module.Shell), <FullLoader />)
