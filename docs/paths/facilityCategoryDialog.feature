Feature: facilityCategoryDialog

  Scenario: facilityCategoryDialog.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryDialog is in editing
    When press the button “Cancel” in the dialog “New category”
    Then the facilityCategoryDialog is in closed

  @3.facility-category @7.calls.facility_categories.create
  Scenario: facilityCategoryDialog.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryDialog is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryDialog is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryDialog is in submitting
    When the server refuses POST v1/hotel_management/properties/facility_categories with 500
    Then the facilityCategoryDialog is in refused

  Scenario: facilityCategoryDialog.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryDialog is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryDialog is in editing

  @3.facility-category @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.create @7.calls.facility_status @2.dialog.success
  Scenario: facilityCategoryDialog.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryDialog is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryDialog is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryDialog is in submitting
    When the server answers POST v1/hotel_management/properties/facility_categories
    Then the facilityCategoryDialog is in closed

  @3.facility-category @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.create @7.calls.facility_status
  Scenario: facilityCategoryDialog.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryDialog is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryDialog is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryDialog is in submitting
    When the server refuses POST v1/hotel_management/properties/facility_categories with 422
    Then the facilityCategoryDialog is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryDialog is in submitting
    When the connection breaks during POST v1/hotel_management/properties/facility_categories
    Then the facilityCategoryDialog is in refused
    When press the button “Close Error”
    Then the facilityCategoryDialog is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryDialog is in submitting
    When 30 seconds pass
    Then the facilityCategoryDialog is in refused

  Scenario: facilityCategoryDialog.shortest.stale
    Given the facilityCategoryDialog alone, in editing
    When field changed (2)
    Then the facilityCategoryDialog is in editing
    When entry submitted
    Then the facilityCategoryDialog is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryDialog is in stale

  Scenario: facilityCategoryDialog.tour.stale
    Given the facilityCategoryDialog alone, in editing
    When field changed (2)
    Then the facilityCategoryDialog is in editing
    When entry submitted
    Then the facilityCategoryDialog is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryDialog is in stale
    When mine kept
    Then the facilityCategoryDialog is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryDialog is in stale
    When theirs taken
    Then the facilityCategoryDialog is in closed

  Scenario: facilityCategoryDialog.tour.stale-2
    Given the facilityCategoryDialog alone, in editing
    When field changed (2)
    Then the facilityCategoryDialog is in editing
    When entry submitted
    Then the facilityCategoryDialog is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryDialog is in stale
    When field changed (1)
    Then the facilityCategoryDialog is in editing
    When field changed (2)
    Then the facilityCategoryDialog is in editing
    When entry submitted
    Then the facilityCategoryDialog is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryDialog is in stale
    When entry closed
    Then the facilityCategoryDialog is in closed
