import { GraphQLObjectType, GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql'
import type { PermissionName } from '../../src/api/contract/access.ts'
import { accountingFields } from './accounting/fields.ts'
import { activityFields } from './activity/fields.ts'
import { dashboardFields } from './dashboard/fields.ts'
import { ruleOf } from './fields.ts'
import { housekeepingFields } from './housekeeping/fields.ts'

/** The GraphQL schema of the reports (domain D21). Read-only: no mutations, no subscriptions. */
export const reportingSchema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { ...dashboardFields, ...housekeepingFields, ...accountingFields, ...activityFields },
  }),
})

/** Every field of every type, as `Type.field`, with its declared permission. */
export const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) => Object.values((type as GraphQLObjectType).getFields()).map((field) => ({ type, field })))
    .map(({ type, field }) => ({ name: `${type.name}.${field.name}`, field, permission: ruleOf(field).permission }))

/** Permissions that open at least one field. A user without any of them gets 403. */
export function permissionsOfSchema(schema: GraphQLSchema): PermissionName[] {
  const declared = fieldsOf(schema).map(({ name, permission }) => {
    if (permission === undefined) throw new Error(`${name} declares no permission`)
    return permission
  })
  return [...new Set(declared)].sort()
}
