/** Flags for quiet runs: no background requests, no GPU, no sandbox. */
export const chromiumFlags: string[]
export const noOptimisedCode: string
