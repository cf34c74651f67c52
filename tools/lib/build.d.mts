/** Builds app and server, unless the existing build matches the sources. */
export function ensureBuilt(label?: string): Promise<void>
