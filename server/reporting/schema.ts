import { GraphQLObjectType, GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql'
import type { PermissionName } from '../../src/api/contract/access.ts'
import { accountingFields } from './accounting/fields.ts'
import { activityFields } from './activity/fields.ts'
import { dashboardFields } from './dashboard/fields.ts'
import { ruleOf } from './fields.ts'
import { housekeepingFields } from './housekeeping/fields.ts'

/** What is read through GraphQL (domain D21). There is nothing to write here: no mutations, no subscriptions. */
export const reportingSchema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { ...dashboardFields, ...housekeepingFields, ...accountingFields, ...activityFields },
  }),
})

/** Every field of every type, as `Type.field`, with the permission that it declares. */
export const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) => Object.values((type as GraphQLObjectType).getFields()).map((field) => ({ type, field })))
    .map(({ type, field }) => ({ name: `${type.name}.${field.name}`, field, permission: ruleOf(field).permission }))

/** The permissions of which each opens some field: who has none of them has nothing to ask. */
export function permissionsOfSchema(schema: GraphQLSchema): PermissionName[] {
  const declared = fieldsOf(schema).map(({ name, permission }) => {
    if (permission === undefined) throw new Error(`${name} declares no permission`)
    return permission
  })
  return [...new Set(declared)].sort()
}
