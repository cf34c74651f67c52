Feature: switcher

  @7.calls.property.list
  Scenario: switcher.shortest.open.pausing
    Given manager is signed in and /hotel-management/properties/harbour-view/accounting-report is open, so that the switcher is in closed
    When press the button “Switch property: *”
    Then the switcher is in open.loading
    When type “lodge” into the combobox “Switch property”
    Then the switcher is in open.pausing

  @7.calls.property.list
  Scenario: switcher.shortest.open.ready
    Given manager is signed in and /hotel-management/properties/harbour-view/accounting-report is open, so that the switcher is in closed
    When press the button “Switch property: *”
    Then the switcher is in open.loading
    When the server answers GET v1/hotel_management/properties/property
    Then the switcher is in open.ready

  @7.calls.property.list
  Scenario: switcher.shortest.open.failed
    Given manager is signed in and /hotel-management/properties/harbour-view/accounting-report is open, so that the switcher is in closed
    When press the button “Switch property: *”
    Then the switcher is in open.loading
    When the server refuses GET v1/hotel_management/properties/property with 500
    Then the switcher is in open.failed

  Scenario: switcher.tour.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/accounting-report is open, so that the switcher is in closed
    When press the link “Activity Logs”
    Then the switcher is in closed

  @7.calls.property.list.keyword @7.calls.property.list
  Scenario: switcher.tour.open.loading
    Given manager is signed in and /hotel-management/properties/harbour-view/accounting-report is open, so that the switcher is in closed
    When press the button “Switch property: *”
    Then the switcher is in open.loading
    When press the key Escape
    Then the switcher is in closed
    When press the button “Switch property: *”
    Then the switcher is in open.loading
    When the server refuses GET v1/hotel_management/properties/property with 403
    Then the switcher is in open.failed
    When press the button “Retry”
    Then the switcher is in open.loading
    When the connection breaks during GET v1/hotel_management/properties/property
    Then the switcher is in open.failed
    When press the button “Retry”
    Then the switcher is in open.loading
    When 30 seconds pass
    Then the switcher is in open.failed
    When type “lodge” into the combobox “Switch property”
    Then the switcher is in open.pausing
    When 150 milliseconds pass
    Then the switcher is in open.loading
    When press the key Escape
    Then the switcher is in closed
    When press the link “Activity Logs”
    Then the switcher is in closed
    When press the button “Switch property: *”
    Then the switcher is in open.loading
    When go back in the browser
    Then the switcher is in closed

  @3.property.prefix @7.calls.property.list @7.calls.property.view
  Scenario: switcher.tour.open.ready
    Given manager is signed in and /hotel-management/properties/harbour-view/accounting-report is open, so that the switcher is in closed
    When press the button “Switch property: *”
    Then the switcher is in open.loading
    When the server answers GET v1/hotel_management/properties/property
    Then the switcher is in open.ready
    When press the option “Alpenrose Lodge*”
    Then the switcher is in closed
