Feature: correction

  Scenario: correction.shortest.left
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month&figure=net&currency=EUR is open, so that the correction is in asking
    When press the button “Cancel”
    Then the correction is in left

  @1.manages.reports
  Scenario: correction.shortest.done
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month&figure=net&currency=EUR is open, so that the correction is in asking
    When type “Charged twice” into the textbox “Reason”
    Then the correction is in asking
    When press the button “Take back”
    Then the correction is in submitting
    When the server answers POST v1/hotel_management/correct_accounting_posting
    Then the correction is in done

  Scenario: correction.tour.asking
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month&figure=net&currency=EUR is open, so that the correction is in asking
    When press the button “Take back”
    Then the correction is in asking

  @1.manages.reports
  Scenario: correction.tour.submitting
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month&figure=net&currency=EUR is open, so that the correction is in asking
    When type “Charged twice” into the textbox “Reason”
    Then the correction is in asking
    When press the button “Take back”
    Then the correction is in submitting
    When the server refuses POST v1/hotel_management/correct_accounting_posting with 422
    Then the correction is in asking
    When press the button “Try again”
    Then the correction is in submitting
    When the server refuses POST v1/hotel_management/correct_accounting_posting with 409
    Then the correction is in asking
    When press the button “Try again”
    Then the correction is in submitting
    When the server refuses POST v1/hotel_management/correct_accounting_posting with 500
    Then the correction is in asking
    When press the button “Try again”
    Then the correction is in submitting
    When the connection breaks during POST v1/hotel_management/correct_accounting_posting
    Then the correction is in asking
    When press the button “Try again”
    Then the correction is in submitting
    When 30 seconds pass
    Then the correction is in asking

  @1.manages.reports
  Scenario: correction.tour.done
    Given accountant is signed in and /hotel-management/properties/harbour-view/accounting-report?period=last_month&figure=net&currency=EUR is open, so that the correction is in asking
    When type “Charged twice” into the textbox “Reason”
    Then the correction is in asking
    When press the button “Take back”
    Then the correction is in submitting
    When the server answers POST v1/hotel_management/correct_accounting_posting
    Then the correction is in done
    When press the button “Okay, thanks!”
    Then the correction is in left
