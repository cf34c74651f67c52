Feature: activityExport

  @2.route.activity-logs
  Scenario: activityExport.shortest.writing
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityExport is in reading
    When the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityExport is in writing

  @2.route.activity-logs
  Scenario: activityExport.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityExport is in reading
    When the server refuses POST v1/hotel_management/graphql#activity_log with 403
    Then the activityExport is in closed

  @2.route.activity-logs
  Scenario: activityExport.tour.reading
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityExport is in reading
    When press the button “Cancel export”
    Then the activityExport is in closed

  @2.route.activity-logs
  Scenario: activityExport.tour.writing
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityExport is in reading
    When the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityExport is in writing
    When the server answers GET assets/import.worker*
    Then the activityExport is in closed

  @2.route.activity-logs
  Scenario: activityExport.tour.writing-2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityExport is in reading
    When the server answers POST v1/hotel_management/graphql#activity_log
    Then the activityExport is in writing
    When the connection breaks during GET assets/import.worker*
    Then the activityExport is in closed
