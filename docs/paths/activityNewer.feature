Feature: activityNewer

  @2.route.activity-logs
  Scenario: activityNewer.shortest.unwatched
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityNewer is in waiting
    When type “zzzz” into the searchbox “Keyword”, then 150 milliseconds pass, then the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityNewer is in unwatched

  @2.route.activity-logs
  Scenario: activityNewer.shortest.found
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityNewer is in waiting
    When 60 seconds pass
    Then the activityNewer is in looking
    When the server answers POST v1/hotel_management/graphql#activity_log with what this path needs
    Then the activityNewer is in found

  @2.route.activity-logs
  Scenario: activityNewer.tour.waiting
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityNewer is in waiting
    When come back to the window
    Then the activityNewer is in looking

  @2.route.activity-logs
  Scenario: activityNewer.tour.looking
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityNewer is in waiting
    When 60 seconds pass
    Then the activityNewer is in looking
    When the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityNewer is in waiting
    When 60 seconds pass
    Then the activityNewer is in looking
    When the server refuses POST v1/hotel_management/graphql#activity_log with 200
    Then the activityNewer is in waiting
    When 60 seconds pass
    Then the activityNewer is in looking
    When the server refuses POST v1/hotel_management/graphql#activity_log with 403
    Then the activityNewer is in waiting
    When 60 seconds pass
    Then the activityNewer is in looking
    When the connection breaks during POST v1/hotel_management/graphql#activity_log
    Then the activityNewer is in waiting
    When 60 seconds pass
    Then the activityNewer is in looking
    When 30 seconds pass
    Then the activityNewer is in waiting

  @2.route.activity-logs
  Scenario: activityNewer.tour.unwatched
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityNewer is in waiting
    When type “zzzz” into the searchbox “Keyword”, then 150 milliseconds pass, then the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityNewer is in unwatched
    When empty the searchbox “Keyword”, then 150 milliseconds pass, then the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityNewer is in waiting
