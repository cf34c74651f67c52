import type { Stage } from '../../tools/paths/stage.ts'

export const stages: readonly Stage[] = []
