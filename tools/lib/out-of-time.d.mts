export function untilOf(env?: { TEST_UNTIL?: string | undefined }): number | undefined
export function isOutOfTime(until?: number, now?: number): boolean
export function isOutOfTimeForBrowsers(until?: number, now?: number): boolean
