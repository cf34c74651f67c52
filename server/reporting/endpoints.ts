import { GraphqlReply, GraphqlRequest } from '../../src/api/contract/graphql.ts'
import { endpoint } from '../endpoint.ts'
import { executeGraphql } from './execute.ts'
import { permissionsOfSchema, reportingSchema } from './schema.ts'

export const reportingEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/hotel_management/graphql',
    permission: permissionsOfSchema(reportingSchema),
    summary:
      'Read reports with GraphQL. Each field requires the permission that it declares, activity_log(scope: "account") requires view_account_activity',
    input: GraphqlRequest,
    isJson: true,
    isRead: true,
    output: GraphqlReply,
    handle: executeGraphql,
  }),
]
