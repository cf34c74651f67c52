/** Milliseconds that the browser tests leave to what comes after them: other versions of Node, and the replay of the test paths. */
const leftToOthersMs = 15 * 60_000

/** The moment set by TEST_UNTIL (seconds since 1970), in milliseconds; undefined if a run may take any time (ADR 0082). */
export const untilOf = ({ TEST_UNTIL } = process.env) => (TEST_UNTIL ? Number(TEST_UNTIL) * 1000 : undefined)

/** True once no other version of Node and no replay may begin. */
export const isOutOfTime = (until, now = Date.now()) => until !== undefined && now > until

/** True once no file of the further browser tests may begin. */
export const isOutOfTimeForBrowsers = (until, now = Date.now()) => until !== undefined && now > until - leftToOthersMs
