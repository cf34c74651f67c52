export function findFirefox(): string | undefined
export function ensureFirefox(): Promise<string | undefined>
