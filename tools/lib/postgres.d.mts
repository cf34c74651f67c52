export function majorVersion(text: string): number
export function findPostgres(): string | undefined
export function withTemporaryPostgres<T>(bin: string, work: (url: string) => Promise<T>): Promise<T>
