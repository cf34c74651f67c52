Feature: dashboardFigures

  @2.route.dashboard
  Scenario: dashboardFigures.shortest.ready
    Given manager is signed in and /hotel-management/properties/harbour-view?date=2024-02-29 is open, so that the dashboardFigures is in loading.quick
    When the server answers POST v1/hotel_management/graphql#dashboard
    Then the dashboardFigures is in ready

  @2.route.dashboard
  Scenario: dashboardFigures.shortest.failed
    Given manager is signed in and /hotel-management/properties/harbour-view?date=2024-02-29 is open, so that the dashboardFigures is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#dashboard with 403
    Then the dashboardFigures is in failed

  @2.route.dashboard
  Scenario: dashboardFigures.shortest.missing
    Given manager is signed in and /hotel-management/properties/harbour-view?date=2024-02-29 is open, so that the dashboardFigures is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#dashboard with 404
    Then the dashboardFigures is in missing

  @2.route.dashboard
  Scenario: dashboardFigures.shortest.cancelled
    Given manager is signed in and /hotel-management/properties/harbour-view?date=2024-02-29 is open, so that the dashboardFigures is in loading.quick
    When 300 milliseconds pass
    Then the dashboardFigures is in loading.noticeable
    When 10 seconds pass
    Then the dashboardFigures is in loading.slow
    When press the button “Cancel”
    Then the dashboardFigures is in cancelled

  @2.route.dashboard
  Scenario: dashboardFigures.tour.loading.quick
    Given manager is signed in and /hotel-management/properties/harbour-view?date=2024-02-29 is open, so that the dashboardFigures is in loading.quick
    When press the link “Previous day”
    Then the dashboardFigures is in loading.quick
    When come back to the window
    Then the dashboardFigures is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#dashboard with 200
    Then the dashboardFigures is in failed
    When press the link “Previous day”
    Then the dashboardFigures is in loading.quick
    When the connection breaks during POST v1/hotel_management/graphql#dashboard
    Then the dashboardFigures is in failed
    When press the link “Previous day”
    Then the dashboardFigures is in loading.quick
    When 30 seconds pass
    Then the dashboardFigures is in failed
    When press the link “Previous day”
    Then the dashboardFigures is in loading.quick
    When the server answers POST v1/hotel_management/graphql#dashboard
    Then the dashboardFigures is in ready
    When come back to the window
    Then the dashboardFigures is in loading.quick
    When the server answers POST v1/hotel_management/graphql#dashboard
    Then the dashboardFigures is in ready

  Scenario: dashboardFigures.tour.dormant
    Given the dashboardFigures alone, in dormant
    When reading refreshed
    Then the dashboardFigures is in dormant
    When reading dismissed
    Then the dashboardFigures is in dormant

  Scenario: dashboardFigures.tour.loading.quick.2
    Given the dashboardFigures alone, in dormant
    When reading asked
    Then the dashboardFigures is in loading.quick
    When reading dismissed
    Then the dashboardFigures is in dormant
