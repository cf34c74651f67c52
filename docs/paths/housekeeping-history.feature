Feature: housekeeping-history

  Scenario: housekeeping-history.shortest.ready
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=history is open, so that the housekeeping-history is in loading
    When the server answers POST v1/hotel_management/graphql#housekeeping_history
    Then the housekeeping-history is in ready

  Scenario: housekeeping-history.shortest.failed
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=history is open, so that the housekeeping-history is in loading
    When the server refuses POST v1/hotel_management/graphql#housekeeping_history with 200
    Then the housekeeping-history is in failed

  Scenario: housekeeping-history.shortest.missing
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=history is open, so that the housekeeping-history is in loading
    When the server refuses POST v1/hotel_management/graphql#housekeeping_history with 404
    Then the housekeeping-history is in missing

  @2.route.housekeeping
  Scenario: housekeeping-history.shortest.hidden
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=history is open, so that the housekeeping-history is in loading
    When press the link “Back to the rooms”
    Then the housekeeping-history is in hidden

  Scenario: housekeeping-history.tour.loading
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=history is open, so that the housekeeping-history is in loading
    When type “01032026” into the spinbutton “day, Start Date, Changed between**”, then type “02032026” into the spinbutton “day, End Date, Changed between**”
    Then the housekeeping-history is in loading

  Scenario: housekeeping-history.tour.ready
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=history is open, so that the housekeeping-history is in loading
    When the server answers POST v1/hotel_management/graphql#housekeeping_history
    Then the housekeeping-history is in ready
    When type “01032026” into the spinbutton “day, Start Date, Changed between**”, then type “02032026” into the spinbutton “day, End Date, Changed between**”
    Then the housekeeping-history is in loading

  Scenario: housekeeping-history.tour.failed
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?view=history is open, so that the housekeeping-history is in loading
    When the server refuses POST v1/hotel_management/graphql#housekeeping_history with 200
    Then the housekeeping-history is in failed
    When press the button “Retry”
    Then the housekeeping-history is in loading

  Scenario: housekeeping-history.tour.loading.2
    Given the housekeeping-history alone, in hidden
    When history shown
    Then the housekeeping-history is in loading
    When fetch past failed: timed out
    Then the housekeeping-history is in failed
    When history shown
    Then the housekeeping-history is in loading
    When fetch past failed: no connection
    Then the housekeeping-history is in failed
