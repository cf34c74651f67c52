/**
 * Asks again after a change that the person made, also while the query loads: what is on its way was read before. A query that was not
 * asked yet has nothing to repeat.
 */
export const askedAgain = <Query>({ query }: { query: Query | null }) =>
  query === null ? [] : [{ type: 'query.requested' as const, query, mustAsk: true, isAgain: true }]
