Feature: activityChoices

  @2.route.activity-logs
  Scenario: activityChoices.shortest.ready
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityChoices is in loading
    When the server answers POST v1/hotel_management/graphql#activity_choices
    Then the activityChoices is in ready

  @2.route.activity-logs
  Scenario: activityChoices.shortest.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityChoices is in loading
    When the server refuses POST v1/hotel_management/graphql#activity_choices with 403
    Then the activityChoices is in failed

  @2.route.activity-logs
  Scenario: activityChoices.tour.loading
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityChoices is in loading
    When the server refuses POST v1/hotel_management/graphql#activity_choices with 200
    Then the activityChoices is in failed
    When press the button “Load the names”
    Then the activityChoices is in loading
    When the connection breaks during POST v1/hotel_management/graphql#activity_choices
    Then the activityChoices is in failed
    When press the button “Load the names”
    Then the activityChoices is in loading
    When 30 seconds pass
    Then the activityChoices is in failed
