Feature: amenityEntry

  @2.route.products
  Scenario: amenityEntry.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When press the button “Cancel” in the dialog “Add amenity”
    Then the amenityEntry is in closed

  @2.route.products
  Scenario: amenityEntry.shortest.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “Add amenity”, then press the option “View”
    Then the amenityEntry is in editing
    When press the button “Add” in the dialog “Add amenity”
    Then the amenityEntry is in submitting

  @2.route.products
  Scenario: amenityEntry.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When press the button “Add” in the dialog “Add amenity”
    Then the amenityEntry is in editing

  @3.amenity @7.calls.amenities.create
  Scenario: amenityEntry.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “Add amenity”, then press the option “View”
    Then the amenityEntry is in editing
    When press the button “Add” in the dialog “Add amenity”
    Then the amenityEntry is in submitting
    When the server answers POST v1/hotel_management/properties/amenities
    Then the amenityEntry is in closed

  @7.calls.amenities.create
  Scenario: amenityEntry.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenityEntry is in editing
    When type “Observatory” into the textbox “Name”, then type “OBS” into the textbox “Code”, then press the button “*Group” in the dialog “Add amenity”, then press the option “View”
    Then the amenityEntry is in editing
    When press the button “Add” in the dialog “Add amenity”
    Then the amenityEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/amenities with 422
    Then the amenityEntry is in editing
    When press the button “Add” in the dialog “Add amenity”
    Then the amenityEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/amenities with 500
    Then the amenityEntry is in editing
    When press the button “Add” in the dialog “Add amenity”
    Then the amenityEntry is in submitting
    When the connection breaks during POST v1/hotel_management/properties/amenities
    Then the amenityEntry is in editing
    When press the button “Add” in the dialog “Add amenity”
    Then the amenityEntry is in submitting
    When 30 seconds pass
    Then the amenityEntry is in editing

  @7.calls.amenities.create
  Scenario: amenityEntry.shortest.stale
    Given the amenityEntry alone, in editing
    When field changed (2)
    Then the amenityEntry is in editing
    When entry submitted
    Then the amenityEntry is in submitting
    When save failed: 409 Stale
    Then the amenityEntry is in stale

  @7.calls.amenities.create
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

  @7.calls.amenities.create
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
