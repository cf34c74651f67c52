Feature: accountingReport

  @2.route.accounting-report
  Scenario: accountingReport.shortest.ready
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=own&from=2026-03-09&to=2026-03-01 is open, so that the accountingReport is in dormant
    When choose “Last month” in the button “* Period”
    Then the accountingReport is in loading.quick
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingReport is in ready

  @2.route.accounting-report
  Scenario: accountingReport.shortest.failed
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=own&from=2026-03-09&to=2026-03-01 is open, so that the accountingReport is in dormant
    When choose “Last month” in the button “* Period”
    Then the accountingReport is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#accounting_report with 403
    Then the accountingReport is in failed

  @2.route.accounting-report
  Scenario: accountingReport.shortest.missing
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=own&from=2026-03-09&to=2026-03-01 is open, so that the accountingReport is in dormant
    When choose “Last month” in the button “* Period”
    Then the accountingReport is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#accounting_report with 404
    Then the accountingReport is in missing

  @2.route.accounting-report
  Scenario: accountingReport.shortest.cancelled
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=own&from=2026-03-09&to=2026-03-01 is open, so that the accountingReport is in dormant
    When choose “Last month” in the button “* Period”
    Then the accountingReport is in loading.quick
    When 300 milliseconds pass
    Then the accountingReport is in loading.noticeable
    When 10 seconds pass
    Then the accountingReport is in loading.slow
    When press the button “Cancel”
    Then the accountingReport is in cancelled

  @2.route.accounting-report
  Scenario: accountingReport.tour.dormant
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=own&from=2026-03-09&to=2026-03-01 is open, so that the accountingReport is in dormant
    When come back to the window
    Then the accountingReport is in dormant

  @2.route.accounting-report
  Scenario: accountingReport.tour.loading.quick
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=own&from=2026-03-09&to=2026-03-01 is open, so that the accountingReport is in dormant
    When choose “Last month” in the button “* Period”
    Then the accountingReport is in loading.quick
    When go back in the browser
    Then the accountingReport is in dormant
    When choose “Last month” in the button “* Period”
    Then the accountingReport is in loading.quick
    When come back to the window
    Then the accountingReport is in loading.quick
    When the server refuses POST v1/hotel_management/graphql#accounting_report with 200
    Then the accountingReport is in failed
    When come back to the window
    Then the accountingReport is in loading.quick
    When the connection breaks during POST v1/hotel_management/graphql#accounting_report
    Then the accountingReport is in failed
    When come back to the window
    Then the accountingReport is in loading.quick
    When 30 seconds pass
    Then the accountingReport is in failed
    When come back to the window
    Then the accountingReport is in loading.quick
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingReport is in ready
    When come back to the window
    Then the accountingReport is in loading.quick
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingReport is in ready
