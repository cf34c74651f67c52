import { outline } from './outline.ts'
import { __iconData as cameraData } from 'lucide-react/icons/camera'
import { __iconData as problemData } from 'lucide-react/icons/hammer'

/* Icons that the first screens do not show. Apart from the others, which load with them (performance P1). */

export const camera = outline(cameraData.node)
export const problem = outline(problemData.node)
