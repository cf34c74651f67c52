Feature: propertyTypeForm

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer
  Scenario: propertyTypeForm.shortest.closed
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When press the button “Cancel” in the dialog “New property type”
    Then the propertyTypeForm is in closed

  @1.application-context @3.property-type @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.create
  Scenario: propertyTypeForm.shortest.refused
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When type “Observatory” into the textbox “Name”
    Then the propertyTypeForm is in editing
    When press the button “Create *” in the dialog “New property type”
    Then the propertyTypeForm is in submitting
    When the server refuses POST v1/hotel_management/properties/property_types with 500
    Then the propertyTypeForm is in refused

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer
  Scenario: propertyTypeForm.tour.editing
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When press the button “Create *” in the dialog “New property type”
    Then the propertyTypeForm is in editing

  @1.application-context @3.property-type @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.list @7.calls.property_types.create @2.dialog.success
  Scenario: propertyTypeForm.tour.submitting
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When type “Observatory” into the textbox “Name”
    Then the propertyTypeForm is in editing
    When press the button “Create *” in the dialog “New property type”
    Then the propertyTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/property_types
    Then the propertyTypeForm is in closed

  @1.application-context @3.property-type @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.create
  Scenario: propertyTypeForm.tour.submitting-2
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When type “Observatory” into the textbox “Name”
    Then the propertyTypeForm is in editing
    When press the button “Create *” in the dialog “New property type”
    Then the propertyTypeForm is in submitting
    When the server refuses POST v1/hotel_management/properties/property_types with 422
    Then the propertyTypeForm is in editing
    When press the button “Create *” in the dialog “New property type”
    Then the propertyTypeForm is in submitting
    When the connection breaks during POST v1/hotel_management/properties/property_types
    Then the propertyTypeForm is in refused
    When press the button “Close Error”
    Then the propertyTypeForm is in editing
    When press the button “Create *” in the dialog “New property type”
    Then the propertyTypeForm is in submitting
    When 30 seconds pass
    Then the propertyTypeForm is in refused

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.rename
  Scenario: propertyTypeForm.shortest.stale
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the propertyTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the propertyTypeForm is in stale

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.rename
  Scenario: propertyTypeForm.tour.stale
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the propertyTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the propertyTypeForm is in stale
    When type “Something else” into the textbox “Name”
    Then the propertyTypeForm is in editing

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.rename
  Scenario: propertyTypeForm.tour.stale-2
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the propertyTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the propertyTypeForm is in stale
    When press the button “Rename it “*”” in the dialog “Rename “Guest house””
    Then the propertyTypeForm is in submitting

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.list @7.calls.property_types.rename
  Scenario: propertyTypeForm.tour.stale-3
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the propertyTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the propertyTypeForm is in stale
    When press the button “Keep “Theirs”” in the dialog “Rename “Guest house””
    Then the propertyTypeForm is in closed

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property_types.rename
  Scenario: propertyTypeForm.tour.stale-4
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the propertyTypeForm is in editing
    When press the button “Rename” in the dialog “Rename “Guest house””
    Then the propertyTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property_type_name/
    Then the propertyTypeForm is in stale
    When press the key Escape
    Then the propertyTypeForm is in closed
