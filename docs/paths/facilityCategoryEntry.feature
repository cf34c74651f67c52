Feature: facilityCategoryEntry

  @2.route.products
  Scenario: facilityCategoryEntry.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When press the button “Cancel” in the dialog “Add category”
    Then the facilityCategoryEntry is in closed

  @2.route.products
  Scenario: facilityCategoryEntry.shortest.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryEntry is in editing
    When press the button “Add” in the dialog “Add category”
    Then the facilityCategoryEntry is in submitting

  @2.route.products
  Scenario: facilityCategoryEntry.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When press the button “Add” in the dialog “Add category”
    Then the facilityCategoryEntry is in editing

  @3.facility-category @7.calls.facility_categories.create
  Scenario: facilityCategoryEntry.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryEntry is in editing
    When press the button “Add” in the dialog “Add category”
    Then the facilityCategoryEntry is in submitting
    When the server answers POST v1/hotel_management/properties/facility_categories
    Then the facilityCategoryEntry is in closed

  @7.calls.facility_categories.create
  Scenario: facilityCategoryEntry.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryEntry is in editing
    When press the button “Add” in the dialog “Add category”
    Then the facilityCategoryEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/facility_categories with 422
    Then the facilityCategoryEntry is in editing
    When press the button “Add” in the dialog “Add category”
    Then the facilityCategoryEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/facility_categories with 500
    Then the facilityCategoryEntry is in editing
    When press the button “Add” in the dialog “Add category”
    Then the facilityCategoryEntry is in submitting
    When the connection breaks during POST v1/hotel_management/properties/facility_categories
    Then the facilityCategoryEntry is in editing
    When press the button “Add” in the dialog “Add category”
    Then the facilityCategoryEntry is in submitting
    When 30 seconds pass
    Then the facilityCategoryEntry is in editing

  @7.calls.facility_categories.create
  Scenario: facilityCategoryEntry.shortest.stale
    Given the facilityCategoryEntry alone, in editing
    When field changed (2)
    Then the facilityCategoryEntry is in editing
    When entry submitted
    Then the facilityCategoryEntry is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryEntry is in stale

  @7.calls.facility_categories.create
  Scenario: facilityCategoryEntry.tour.stale
    Given the facilityCategoryEntry alone, in editing
    When field changed (2)
    Then the facilityCategoryEntry is in editing
    When entry submitted
    Then the facilityCategoryEntry is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryEntry is in stale
    When mine kept
    Then the facilityCategoryEntry is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryEntry is in stale
    When theirs taken
    Then the facilityCategoryEntry is in closed

  @7.calls.facility_categories.create
  Scenario: facilityCategoryEntry.tour.stale-2
    Given the facilityCategoryEntry alone, in editing
    When field changed (2)
    Then the facilityCategoryEntry is in editing
    When entry submitted
    Then the facilityCategoryEntry is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryEntry is in stale
    When field changed (1)
    Then the facilityCategoryEntry is in editing
    When field changed (2)
    Then the facilityCategoryEntry is in editing
    When entry submitted
    Then the facilityCategoryEntry is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryEntry is in stale
    When entry closed
    Then the facilityCategoryEntry is in closed
