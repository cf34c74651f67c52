/**
 * Asks a query again after a change that the person made, also while it loads: what is on its way was read before the change. Its data are
 * not announced.
 */
export const askedAgain = <Query>(query: Query) => ({
  type: 'query.requested' as const,
  query,
  mustAsk: true,
  isAgain: true,
})
