Feature: activityLog

  @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.shortest.typing.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When type “price” into the searchbox “Keyword”
    Then the activityLog is in file.none + typing.pausing + undo.none

  @3.property.filters.bookable_status @7.calls.property.list.page @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.view @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.tour.file.none-typing.settled-undo.none
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When choose “25” in the button “* Entries”
    Then the activityLog is in file.none + typing.settled + undo.none
    When come back to the window
    Then the activityLog is in file.none + typing.settled + undo.none
    When press the button “Refresh”
    Then the activityLog is in file.none + typing.settled + undo.none
    When press the link “Properties” in the main “”, then go back in the browser
    Then the activityLog is in file.none + typing.settled + undo.none

  @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.tour.file.none-typing.pausing-undo.none
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When type “price” into the searchbox “Keyword”
    Then the activityLog is in file.none + typing.pausing + undo.none
    When 150 milliseconds pass
    Then the activityLog is in file.none + typing.settled + undo.none
    When empty the searchbox “Keyword”
    Then the activityLog is in file.none + typing.pausing + undo.none
    When type “price” into the searchbox “Keyword”
    Then the activityLog is in file.none + typing.pausing + undo.none
    When 150 milliseconds pass
    Then the activityLog is in file.none + typing.settled + undo.none

  @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.tour.file.none-typing.settled-undo.none.2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?cursor=%3E2000-01-01T00:00:00.000Z_1 is open, so that the activityLog is in file.none + typing.settled + undo.none
    When press the button “Newest entries”
    Then the activityLog is in file.none + typing.settled + undo.none

  @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.shortest.file.making
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When press the button “Export”, then press the menuitem “CSV”
    Then the activityLog is in file.making + typing.settled + undo.none

  @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.shortest.undo.open
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When press the button “Details *”
    Then the activityLog is in file.none + typing.settled + undo.none
    When press the button “Undo this change…”
    Then the activityLog is in file.none + typing.settled + undo.open

  @1.manages.activity-logs @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.tour.file.none-typing.settled-undo.none.3
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When press the button “Details *”
    Then the activityLog is in file.none + typing.settled + undo.none
    When press the button “Undo this change…”
    Then the activityLog is in file.none + typing.settled + undo.open
    When press the button “Undo”, then the server answers POST v1/hotel_management/undo_activity
    Then the activityLog is in file.none + typing.settled + undo.none
    When press the button “Copy request id”
    Then the activityLog is in file.none + typing.settled + undo.none

  @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.tour.file.making-typing.settled-undo.none
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When press the button “Export”, then press the menuitem “CSV”
    Then the activityLog is in file.making + typing.settled + undo.none
    When the server answers GET assets/import.worker*
    Then the activityLog is in file.none + typing.settled + undo.none

  @1.manages.activity-logs @2.route.activity-logs @2.menu.property.activity-logs
  Scenario: activityLog.tour.file.none-typing.settled-undo.open
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the activityLog is in file.none + typing.settled + undo.none
    When press the button “Details *”
    Then the activityLog is in file.none + typing.settled + undo.none
    When press the button “Undo this change…”
    Then the activityLog is in file.none + typing.settled + undo.open
    When press the button “Cancel”
    Then the activityLog is in file.none + typing.settled + undo.none
    When press the button “Undo this change…”
    Then the activityLog is in file.none + typing.settled + undo.open
    When press the button “Undo”, then the server refuses POST v1/hotel_management/undo_activity with 409, then press the button “Close”
    Then the activityLog is in file.none + typing.settled + undo.none
