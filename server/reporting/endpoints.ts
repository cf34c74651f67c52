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
      'Reporting reads by GraphQL; each field demands the permission that it declares, and activity_log(scope: "account") view_account_activity',
    input: GraphqlRequest,
    isJson: true,
    isRead: true,
    output: GraphqlReply,
    handle: executeGraphql,
  }),
]
