Feature: facilityCategoryEntry

  Scenario: facilityCategoryEntry.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When press the button “Cancel” in the dialog “New category”
    Then the facilityCategoryEntry is in closed

  @3.facility-category @7.calls.facility_categories.create
  Scenario: facilityCategoryEntry.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryEntry is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/facility_categories with 500
    Then the facilityCategoryEntry is in refused

  Scenario: facilityCategoryEntry.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryEntry is in editing

  @3.facility-category @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.create @7.calls.facility_status @2.dialog.success
  Scenario: facilityCategoryEntry.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryEntry is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryEntry is in submitting
    When the server answers POST v1/hotel_management/properties/facility_categories
    Then the facilityCategoryEntry is in closed

  @3.facility-category @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.create @7.calls.facility_status
  Scenario: facilityCategoryEntry.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoryEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the facilityCategoryEntry is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/facility_categories with 422
    Then the facilityCategoryEntry is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryEntry is in submitting
    When the connection breaks during POST v1/hotel_management/properties/facility_categories
    Then the facilityCategoryEntry is in refused
    When press the button “Close Error”
    Then the facilityCategoryEntry is in editing
    When press the button “Create *” in the dialog “New category”
    Then the facilityCategoryEntry is in submitting
    When 30 seconds pass
    Then the facilityCategoryEntry is in refused

  Scenario: facilityCategoryEntry.shortest.stale
    Given the facilityCategoryEntry alone, in editing
    When field changed (2)
    Then the facilityCategoryEntry is in editing
    When entry submitted
    Then the facilityCategoryEntry is in submitting
    When save failed: 409 Stale
    Then the facilityCategoryEntry is in stale

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
