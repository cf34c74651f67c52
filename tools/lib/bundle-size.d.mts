/** Gzipped size in kB of 1,000 bytes. */
export function gzippedSize(contents: Uint8Array): number
