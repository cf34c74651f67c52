Feature: amenityDialog

  Scenario: amenityDialog.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityDialog is in editing
    When press the button “Cancel” in the dialog “New amenity”
    Then the amenityDialog is in closed

  @3.amenity @7.calls.amenities.create
  Scenario: amenityDialog.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityDialog is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “New amenity”, then press the option “View”
    Then the amenityDialog is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityDialog is in submitting
    When the server refuses POST v1/hotel_management/properties/amenities with 500
    Then the amenityDialog is in refused

  Scenario: amenityDialog.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityDialog is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityDialog is in editing

  @3.amenity @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.create @7.calls.facility_categories.list @7.calls.facility_status @2.dialog.success
  Scenario: amenityDialog.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityDialog is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “New amenity”, then press the option “View”
    Then the amenityDialog is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityDialog is in submitting
    When the server answers POST v1/hotel_management/properties/amenities
    Then the amenityDialog is in closed

  @3.amenity @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.create @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: amenityDialog.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityDialog is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “New amenity”, then press the option “View”
    Then the amenityDialog is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityDialog is in submitting
    When the server refuses POST v1/hotel_management/properties/amenities with 422
    Then the amenityDialog is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityDialog is in submitting
    When the connection breaks during POST v1/hotel_management/properties/amenities
    Then the amenityDialog is in refused
    When press the button “Close Error”
    Then the amenityDialog is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityDialog is in submitting
    When 30 seconds pass
    Then the amenityDialog is in refused

  Scenario: amenityDialog.shortest.stale
    Given the amenityDialog alone, in editing
    When field changed (2)
    Then the amenityDialog is in editing
    When entry submitted
    Then the amenityDialog is in submitting
    When save failed: 409 Stale
    Then the amenityDialog is in stale

  Scenario: amenityDialog.tour.stale
    Given the amenityDialog alone, in editing
    When field changed (2)
    Then the amenityDialog is in editing
    When entry submitted
    Then the amenityDialog is in submitting
    When save failed: 409 Stale
    Then the amenityDialog is in stale
    When mine kept
    Then the amenityDialog is in submitting
    When save failed: 409 Stale
    Then the amenityDialog is in stale
    When theirs taken
    Then the amenityDialog is in closed

  Scenario: amenityDialog.tour.stale-2
    Given the amenityDialog alone, in editing
    When field changed (2)
    Then the amenityDialog is in editing
    When entry submitted
    Then the amenityDialog is in submitting
    When save failed: 409 Stale
    Then the amenityDialog is in stale
    When field changed (1)
    Then the amenityDialog is in editing
    When field changed (2)
    Then the amenityDialog is in editing
    When entry submitted
    Then the amenityDialog is in submitting
    When save failed: 409 Stale
    Then the amenityDialog is in stale
    When entry closed
    Then the amenityDialog is in closed
