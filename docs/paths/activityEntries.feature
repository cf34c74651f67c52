Feature: activityEntries

  @2.route.activity-logs
  Scenario: activityEntries.shortest.ready
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the activityEntries is in loading.quick
    When the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityEntries is in ready

  @2.route.activity-logs
  Scenario: activityEntries.shortest.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the activityEntries is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#activity_log with 403
    Then the activityEntries is in failed

  @2.route.activity-logs
  Scenario: activityEntries.shortest.missing
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the activityEntries is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#activity_log with 404
    Then the activityEntries is in missing

  @2.route.activity-logs
  Scenario: activityEntries.shortest.cancelled
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the activityEntries is in loading.quick
    When 300 milliseconds pass
    Then the activityEntries is in loading.noticeable
    When 10 seconds pass
    Then the activityEntries is in loading.slow
    When press the button “Cancel”
    Then the activityEntries is in cancelled

  @2.route.activity-logs
  Scenario: activityEntries.tour.loading.quick
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the activityEntries is in loading.quick
    When press the button “Refresh”
    Then the activityEntries is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#activity_log with 200
    Then the activityEntries is in failed
    When press the button “Refresh”
    Then the activityEntries is in loading.quick
    When the connection breaks during POST v1/hotel_management/graphql#activity_log
    Then the activityEntries is in failed
    When press the button “Refresh”
    Then the activityEntries is in loading.quick
    When 30 seconds pass
    Then the activityEntries is in failed

  @2.route.activity-logs
  Scenario: activityEntries.tour.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs is open, so that the activityEntries is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#activity_log with 403
    Then the activityEntries is in failed
    When come back to the window
    Then the activityEntries is in loading.quick

  @1.manages.activity-logs @2.route.activity-logs
  Scenario: activityEntries.tour.loading.quick.2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityEntries is in ready
    When press the button “Undo this change…”, then press the button “Undo”, then the server refuses POST v1/hotel_management/undo_activity with 409, then press the button “Close”
    Then the activityEntries is in loading.quick
    When press the button “Undo this change…”, then press the button “Undo”, then the server refuses POST v1/hotel_management/undo_activity with 409, then press the button “Close”
    Then the activityEntries is in loading.quick
    When the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityEntries is in ready

  Scenario: activityEntries.tour.dormant
    Given the activityEntries alone, in dormant
    When reading refreshed
    Then the activityEntries is in dormant
    When reading dismissed
    Then the activityEntries is in dormant

  Scenario: activityEntries.tour.loading.quick.3
    Given the activityEntries alone, in dormant
    When reading asked
    Then the activityEntries is in loading.quick
    When reading dismissed
    Then the activityEntries is in dormant
