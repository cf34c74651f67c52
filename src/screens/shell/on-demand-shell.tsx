import { FullLoader } from '../FullLoader.tsx'
import { onDemand } from '../../design/on-demand/on-demand.tsx'

/** The signed-in part of the app, in a chunk of its own. The sign-in page preloads it while the user types. */
export const Shell = onDemand(() => import('./Shell.tsx').then((module) => module.Shell), <FullLoader />)
