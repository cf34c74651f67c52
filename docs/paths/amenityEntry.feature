Feature: amenityEntry

  Scenario: amenityEntry.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When press the button “Cancel” in the dialog “New amenity”
    Then the amenityEntry is in closed

  @3.amenity @7.calls.amenities.create
  Scenario: amenityEntry.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “New amenity”, then press the option “View”
    Then the amenityEntry is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/amenities with 500
    Then the amenityEntry is in refused

  Scenario: amenityEntry.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityEntry is in editing

  @3.amenity @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.create @7.calls.facility_categories.list @7.calls.facility_status @2.dialog.success
  Scenario: amenityEntry.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “New amenity”, then press the option “View”
    Then the amenityEntry is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityEntry is in submitting
    When the server answers POST v1/hotel_management/properties/amenities
    Then the amenityEntry is in closed

  @3.amenity @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.create @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: amenityEntry.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “New amenity”, then press the option “View”
    Then the amenityEntry is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/amenities with 422
    Then the amenityEntry is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityEntry is in submitting
    When the connection breaks during POST v1/hotel_management/properties/amenities
    Then the amenityEntry is in refused
    When press the button “Close Error”
    Then the amenityEntry is in editing
    When press the button “Create *” in the dialog “New amenity”
    Then the amenityEntry is in submitting
    When 30 seconds pass
    Then the amenityEntry is in refused

  Scenario: amenityEntry.shortest.stale
    Given the amenityEntry alone, in editing
    When field changed (2)
    Then the amenityEntry is in editing
    When entry submitted
    Then the amenityEntry is in submitting
    When save failed: 409 Stale
    Then the amenityEntry is in stale

  Scenario: amenityEntry.tour.stale
    Given the amenityEntry alone, in editing
    When field changed (2)
    Then the amenityEntry is in editing
    When entry submitted
    Then the amenityEntry is in submitting
    When save failed: 409 Stale
    Then the amenityEntry is in stale
    When mine kept
    Then the amenityEntry is in submitting
    When save failed: 409 Stale
    Then the amenityEntry is in stale
    When theirs taken
    Then the amenityEntry is in closed

  Scenario: amenityEntry.tour.stale-2
    Given the amenityEntry alone, in editing
    When field changed (2)
    Then the amenityEntry is in editing
    When entry submitted
    Then the amenityEntry is in submitting
    When save failed: 409 Stale
    Then the amenityEntry is in stale
    When field changed (1)
    Then the amenityEntry is in editing
    When field changed (2)
    Then the amenityEntry is in editing
    When entry submitted
    Then the amenityEntry is in submitting
    When save failed: 409 Stale
    Then the amenityEntry is in stale
    When entry closed
    Then the amenityEntry is in closed
