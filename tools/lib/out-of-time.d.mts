export function untilOf(env?: { TEST_UNTIL?: string | undefined }): number | undefined
export function isOutOfTime(until: number | undefined, now?: number): boolean
export function isOutOfTimeForBrowsers(until: number | undefined, now?: number): boolean
