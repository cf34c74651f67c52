Feature: activityUndo

  @2.route.activity-logs
  Scenario: activityUndo.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityUndo is in asking
    When press the button “Cancel”
    Then the activityUndo is in closed

  @1.manages.activity-logs
  Scenario: activityUndo.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityUndo is in asking
    When press the button “Undo”
    Then the activityUndo is in submitting
    When the server refuses POST v1/hotel_management/undo_activity with 422
    Then the activityUndo is in refused

  @1.manages.activity-logs @2.route.activity-logs
  Scenario: activityUndo.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityUndo is in asking
    When press the button “Undo”
    Then the activityUndo is in submitting
    When the server answers POST v1/hotel_management/undo_activity
    Then the activityUndo is in closed

  @1.manages.activity-logs
  Scenario: activityUndo.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityUndo is in asking
    When press the button “Undo”
    Then the activityUndo is in submitting
    When the server refuses POST v1/hotel_management/undo_activity with 409
    Then the activityUndo is in refused

  @1.manages.activity-logs
  Scenario: activityUndo.tour.submitting-3
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityUndo is in asking
    When press the button “Undo”
    Then the activityUndo is in submitting
    When the server refuses POST v1/hotel_management/undo_activity with 500
    Then the activityUndo is in asking
    When press the button “Try again”
    Then the activityUndo is in submitting
    When the connection breaks during POST v1/hotel_management/undo_activity
    Then the activityUndo is in asking
    When press the button “Try again”
    Then the activityUndo is in submitting
    When 30 seconds pass
    Then the activityUndo is in asking

  @1.manages.activity-logs @2.route.activity-logs
  Scenario: activityUndo.tour.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityUndo is in asking
    When press the button “Undo”
    Then the activityUndo is in submitting
    When the server refuses POST v1/hotel_management/undo_activity with 422
    Then the activityUndo is in refused
    When press the button “Close”
    Then the activityUndo is in closed
