Feature: accountingEntries

  @2.route.accounting-report
  Scenario: accountingEntries.shortest.ready
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingEntries is in dormant
    When press the link “Total, Net: *”
    Then the accountingEntries is in loading.quick
    When the server answers POST v1/hotel_management/graphql#accounting_entries
    Then the accountingEntries is in ready

  @2.route.accounting-report
  Scenario: accountingEntries.shortest.failed
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingEntries is in dormant
    When press the link “Total, Net: *”
    Then the accountingEntries is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#accounting_entries with 403
    Then the accountingEntries is in failed

  @2.route.accounting-report
  Scenario: accountingEntries.shortest.missing
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingEntries is in dormant
    When press the link “Total, Net: *”
    Then the accountingEntries is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#accounting_entries with 404
    Then the accountingEntries is in missing

  @2.route.accounting-report
  Scenario: accountingEntries.shortest.cancelled
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingEntries is in dormant
    When press the link “Total, Net: *”
    Then the accountingEntries is in loading.quick
    When 300 milliseconds pass
    Then the accountingEntries is in loading.noticeable
    When 10 seconds pass
    Then the accountingEntries is in loading.slow
    When press the button “Cancel”
    Then the accountingEntries is in cancelled

  @2.route.accounting-report
  Scenario: accountingEntries.tour.dormant
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingEntries is in dormant
    When come back to the window
    Then the accountingEntries is in dormant

  @2.route.accounting-report
  Scenario: accountingEntries.tour.loading.quick
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingEntries is in dormant
    When press the link “Total, Net: *”
    Then the accountingEntries is in loading.quick
    When press the button “Close *”
    Then the accountingEntries is in dormant
    When press the link “Total, Net: *”
    Then the accountingEntries is in loading.quick
    When come back to the window
    Then the accountingEntries is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#accounting_entries with 200
    Then the accountingEntries is in failed
    When come back to the window
    Then the accountingEntries is in loading.quick
    When the connection breaks during POST v1/hotel_management/graphql#accounting_entries
    Then the accountingEntries is in failed
    When come back to the window
    Then the accountingEntries is in loading.quick
    When 30 seconds pass
    Then the accountingEntries is in failed
    When come back to the window
    Then the accountingEntries is in loading.quick
    When the server answers POST v1/hotel_management/graphql#accounting_entries
    Then the accountingEntries is in ready
    When come back to the window
    Then the accountingEntries is in loading.quick
    When the server answers POST v1/hotel_management/graphql#accounting_entries
    Then the accountingEntries is in ready
