const entryFields =
  'id actor_type actor module event entity_type entity_label reason undoes changes { field label before after }'

/** Asks for the newest entries of the activity log with a keyword, with all that a search finds. */
export const activityQuery = `query ($propertyId: Int!, $keyword: String, $scope: String) {
  activity_log(property_id: $propertyId, keyword: $keyword, scope: $scope, per_page: 200) { data { ${entryFields} } } }`
