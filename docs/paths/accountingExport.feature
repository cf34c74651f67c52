Feature: accountingExport

  @2.route.accounting-report
  Scenario: accountingExport.shortest.failed
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server refuses POST v1/hotel_management/graphql#accounting_report with 200
    Then the accountingExport is in failed

  @2.route.accounting-report
  Scenario: accountingExport.shortest.working.wait.slow
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When 10 seconds pass
    Then the accountingExport is in working.task.reading + working.wait.slow

  @2.route.accounting-report
  Scenario: accountingExport.shortest.cancelled
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When press the button “Cancel the export”
    Then the accountingExport is in cancelled

  @2.route.accounting-report
  Scenario: accountingExport.shortest.saved
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingExport is in working.task.writing + working.wait.normal
    When the server answers GET assets/import.worker*
    Then the accountingExport is in saved

  @2.route.accounting-report
  Scenario: accountingExport.tour.working.task.reading-working.wait.normal
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server refuses POST v1/hotel_management/graphql#accounting_report with 403
    Then the accountingExport is in failed
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the connection breaks during POST v1/hotel_management/graphql#accounting_report
    Then the accountingExport is in failed
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When 30 seconds pass
    Then the accountingExport is in failed

  @2.route.accounting-report
  Scenario: accountingExport.tour.working.task.writing-working.wait.normal
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingExport is in working.task.writing + working.wait.normal
    When the connection breaks during GET assets/import.worker*
    Then the accountingExport is in failed
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingExport is in working.task.writing + working.wait.normal
    When 120 seconds pass
    Then the accountingExport is in failed
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingExport is in working.task.writing + working.wait.normal
    When press the button “Cancel the export”
    Then the accountingExport is in cancelled

  @2.route.accounting-report
  Scenario: accountingExport.tour.failed
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server refuses POST v1/hotel_management/graphql#accounting_report with 200
    Then the accountingExport is in failed
    When press the button “Export again”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server refuses POST v1/hotel_management/graphql#accounting_report with 200
    Then the accountingExport is in failed
    When press the button “Dismiss”
    Then the accountingExport is in idle

  @2.route.accounting-report
  Scenario: accountingExport.tour.cancelled
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When press the button “Cancel the export”
    Then the accountingExport is in cancelled
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When press the button “Cancel the export”
    Then the accountingExport is in cancelled
    When press the button “Export again”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When press the button “Cancel the export”
    Then the accountingExport is in cancelled
    When press the button “Dismiss”
    Then the accountingExport is in idle

  @2.route.accounting-report
  Scenario: accountingExport.tour.saved
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accountingExport is in idle
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
    When the server answers POST v1/hotel_management/graphql#accounting_report
    Then the accountingExport is in working.task.writing + working.wait.normal
    When the server answers GET assets/import.worker*
    Then the accountingExport is in saved
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accountingExport is in working.task.reading + working.wait.normal
