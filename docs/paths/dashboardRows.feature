Feature: dashboardRows

  @2.route.dashboard
  Scenario: dashboardRows.shortest.ready
    Given manager is signed in and /hotel-management/properties/harbour-view is open, so that the dashboardRows is in dormant
    When press the link “Occupancy: *”
    Then the dashboardRows is in loading.quick
    When the server answers POST v1/hotel_management/graphql#dashboard_rows
    Then the dashboardRows is in ready

  @2.route.dashboard
  Scenario: dashboardRows.shortest.failed
    Given manager is signed in and /hotel-management/properties/harbour-view is open, so that the dashboardRows is in dormant
    When press the link “Occupancy: *”
    Then the dashboardRows is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#dashboard_rows with 403
    Then the dashboardRows is in failed

  @2.route.dashboard
  Scenario: dashboardRows.shortest.missing
    Given manager is signed in and /hotel-management/properties/harbour-view is open, so that the dashboardRows is in dormant
    When press the link “Occupancy: *”
    Then the dashboardRows is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#dashboard_rows with 404
    Then the dashboardRows is in missing

  @2.route.dashboard
  Scenario: dashboardRows.shortest.cancelled
    Given manager is signed in and /hotel-management/properties/harbour-view is open, so that the dashboardRows is in dormant
    When press the link “Occupancy: *”
    Then the dashboardRows is in loading.quick
    When 300 milliseconds pass
    Then the dashboardRows is in loading.noticeable
    When 10 seconds pass
    Then the dashboardRows is in loading.slow
    When press the button “Cancel”
    Then the dashboardRows is in cancelled

  @2.route.dashboard
  Scenario: dashboardRows.tour.dormant
    Given manager is signed in and /hotel-management/properties/harbour-view is open, so that the dashboardRows is in dormant
    When come back to the window
    Then the dashboardRows is in dormant

  @2.route.dashboard
  Scenario: dashboardRows.tour.loading.quick
    Given manager is signed in and /hotel-management/properties/harbour-view is open, so that the dashboardRows is in dormant
    When press the link “Occupancy: *”
    Then the dashboardRows is in loading.quick
    When press the button “Close *”
    Then the dashboardRows is in dormant
    When press the link “Occupancy: *”
    Then the dashboardRows is in loading.quick
    When come back to the window
    Then the dashboardRows is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#dashboard_rows with 200
    Then the dashboardRows is in failed
    When come back to the window
    Then the dashboardRows is in loading.quick
    When the connection breaks during POST v1/hotel_management/graphql#dashboard_rows
    Then the dashboardRows is in failed
    When come back to the window
    Then the dashboardRows is in loading.quick
    When 30 seconds pass
    Then the dashboardRows is in failed
    When come back to the window
    Then the dashboardRows is in loading.quick
    When the server answers POST v1/hotel_management/graphql#dashboard_rows
    Then the dashboardRows is in ready
    When come back to the window
    Then the dashboardRows is in loading.quick
    When the server answers POST v1/hotel_management/graphql#dashboard_rows
    Then the dashboardRows is in ready
