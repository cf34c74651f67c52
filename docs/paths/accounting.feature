Feature: accounting

  @3.property.filters.bookable_status @7.calls.property.list.page @3.property.prefix @9.default-page @9.bookable-status @7.calls.property_types.list @7.calls.property.list @7.calls.property.view @2.route.accounting-report @2.menu.property.accounting-report
  Scenario: accounting.tour.reading
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month is open, so that the accounting is in reading
    When press the link “Taxes”
    Then the accounting is in reading
    When press the link “Properties” in the main “”, then go back in the browser
    Then the accounting is in reading
    When come back to the window
    Then the accounting is in reading
    When press the button “Export”, then press the menuitem “Comma-separated (.csv)”
    Then the accounting is in reading

  Scenario: accounting.shortest.correcting
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month&figure=net&currency=EUR is open, so that the accounting is in reading
    When press the button “Take back posting *”
    Then the accounting is in correcting

  @1.manages.reports
  Scenario: accounting.tour.correcting
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month&figure=net&currency=EUR is open, so that the accounting is in reading
    When press the button “Take back posting *”
    Then the accounting is in correcting
    When press the button “Cancel”
    Then the accounting is in reading
    When press the button “Take back posting *”
    Then the accounting is in correcting
    When type “Charged twice” into the textbox “Reason”, then press the button “Take back”, then press the button “Okay, thanks!”
    Then the accounting is in reading
