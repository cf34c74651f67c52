/** Time zone of the reader's browser, for what belongs to no property (ADR 0046). */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
