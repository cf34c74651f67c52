/** Kept quiet: no lookups of its own, nothing that needs a GPU or a sandbox. */
export const chromiumFlags: string[]
