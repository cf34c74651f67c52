Feature: dashboard

  @3.property.filters.bookable_status @7.calls.property.list.page @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.view @2.route.dashboard @2.menu.property.dashboard
  Scenario: dashboard.tour.running
    Given manager is signed in and /hotel-management/properties/harbour-view?date=2024-02-29 is open, so that the dashboard is in running
    When press the link “Previous day”
    Then the dashboard is in running
    When press the link “Properties” in the main “”, then go back in the browser
    Then the dashboard is in running
    When come back to the window
    Then the dashboard is in running
