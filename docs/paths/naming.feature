Feature: naming

  @2.route.properties
  Scenario: naming.shortest.closed
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When press the button “Cancel” in the dialog “Add property type”
    Then the naming is in closed

  @3.property-type
  Scenario: naming.shortest.submitting
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When type “Observatory” into the textbox “Name”
    Then the naming is in editing
    When press the button “Add” in the dialog “Add property type”
    Then the naming is in submitting

  @2.route.properties
  Scenario: naming.tour.editing
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When press the button “Add” in the dialog “Add property type”
    Then the naming is in editing

  @3.property-type @7.calls.property_types.create
  Scenario: naming.tour.submitting
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When type “Observatory” into the textbox “Name”
    Then the naming is in editing
    When press the button “Add” in the dialog “Add property type”
    Then the naming is in submitting
    When the server answers POST v1/hotel_management/properties/property_types
    Then the naming is in closed

  @3.property-type @7.calls.property_types.create @7.calls.property_types.rename
  Scenario: naming.tour.submitting-2
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When type “Observatory” into the textbox “Name”
    Then the naming is in editing
    When press the button “Add” in the dialog “Add property type”
    Then the naming is in submitting
    When the server refuses POST v1/hotel_management/properties/property_types with 422
    Then the naming is in editing
    When press the button “Add” in the dialog “Add property type”
    Then the naming is in submitting
    When the server refuses POST v1/hotel_management/properties/property_types with 500
    Then the naming is in editing
    When press the button “Add” in the dialog “Add property type”
    Then the naming is in submitting
    When the connection breaks during POST v1/hotel_management/properties/property_types
    Then the naming is in editing
    When press the button “Add” in the dialog “Add property type”
    Then the naming is in submitting
    When 30 seconds pass
    Then the naming is in editing

  @3.property-type @7.calls.property_types.rename
  Scenario: naming.shortest.stale
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the naming is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the naming is in stale

  @3.property-type @7.calls.property_types.rename
  Scenario: naming.tour.stale
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the naming is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the naming is in stale
    When type “Something else” into the textbox “Name”
    Then the naming is in editing

  @3.property-type @7.calls.property_types.rename
  Scenario: naming.tour.stale-2
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the naming is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the naming is in stale
    When press the button “Rename it “*”” in the dialog “Rename “Guest house””
    Then the naming is in submitting

  @3.property-type @7.calls.property_types.rename
  Scenario: naming.tour.stale-3
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the naming is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the naming is in stale
    When press the button “Keep “Theirs”” in the dialog “Rename “Guest house””
    Then the naming is in closed

  @3.property-type @7.calls.property_types.rename
  Scenario: naming.tour.stale-4
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the naming is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the naming is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the naming is in stale
    When press the key Escape
    Then the naming is in closed
