Feature: propertyForm

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer
  Scenario: propertyForm.shortest.editing
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in loading
    When the server answers GET v1/hotel_management/properties/property/casa-azul
    Then the propertyForm is in editing

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @8.default-texts.failure
  Scenario: propertyForm.shortest.loadFailed
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in loading
    When the server refuses GET v1/hotel_management/properties/property/casa-azul with 404
    Then the propertyForm is in loadFailed

  @1.application-context @3.property.prefix @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.view @8.default-texts.failure
  Scenario: propertyForm.tour.loading
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in loading
    When the server refuses GET v1/hotel_management/properties/property/casa-azul with 500
    Then the propertyForm is in loadFailed
    When press the button “Retry”
    Then the propertyForm is in loading
    When the connection breaks during GET v1/hotel_management/properties/property/casa-azul
    Then the propertyForm is in loadFailed
    When press the button “Retry”
    Then the propertyForm is in loading
    When 30 seconds pass
    Then the propertyForm is in loadFailed

  @3.property.filters.bookable_status @7.calls.property.list.page @1.manages.properties @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.list @7.calls.property.update
  Scenario: propertyForm.shortest.saved
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property/5
    Then the propertyForm is in saved

  @1.manages.properties @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.update
  Scenario: propertyForm.shortest.refused
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_property/5 with 500
    Then the propertyForm is in refused

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer
  Scenario: propertyForm.tour.editing
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in editing
    When type “Casa Verde” into the textbox “Name”, then type “Rua Nova 3” into the textbox “Address”
    Then the propertyForm is in editing
    When choose the file front.png, garden.png in the button “Choose files…”
    Then the propertyForm is in editing
    When press the button “Move later: Image 1 of *”
    Then the propertyForm is in editing
    When press the button “Remove: Image 1 of 2”, then press the button “Remove: Image 1 of 1”
    Then the propertyForm is in editing
    When empty the textbox “Name”
    Then the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in editing

  @1.manages.properties @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.update
  Scenario: propertyForm.tour.submitting
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_property/5 with 422
    Then the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_property/5
    Then the propertyForm is in refused
    When press the button “Close Error”
    Then the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When 30 seconds pass
    Then the propertyForm is in refused

  @1.manages.properties @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.update
  Scenario: propertyForm.shortest.conflict
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property/5
    Then the propertyForm is in conflict

  @1.manages.properties @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.update
  Scenario: propertyForm.tour.conflict
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property/5
    Then the propertyForm is in conflict
    When press the radio “Saved meanwhile Casa Rosa” in the alertdialog “Someone else changed this property”
    Then the propertyForm is in conflict
    When press the button “Take theirs for all” in the alertdialog “Someone else changed this property”
    Then the propertyForm is in conflict
    When press the button “Save these values” in the alertdialog “Someone else changed this property”
    Then the propertyForm is in submitting

  @1.manages.properties @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.update
  Scenario: propertyForm.tour.conflict-2
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyForm is in editing
    When press the button “Save changes”
    Then the propertyForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_property/5
    Then the propertyForm is in conflict
    When press the button “Back to the form” in the alertdialog “Someone else changed this property”
    Then the propertyForm is in editing

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer
  Scenario: propertyForm.shortest.start-editing
    Given manager is signed in and /hotel-management/properties?view=new is open, so that the propertyForm is in editing

  Scenario: propertyForm.tour.submitting.2
    Given the propertyForm alone, in loading
    When fetch record done
    Then the propertyForm is in editing
    When form submitted
    Then the propertyForm is in submitting
    When save done (2)
    Then the propertyForm is in editing

  @3.property.filters.bookable_status @7.calls.property.list.page @1.manages.properties @1.application-context @9.default-page @9.bookable-status @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.property.list @7.calls.property.create @2.route.properties
  Scenario: propertyForm.named.creation
    Given manager is signed in and /hotel-management/properties?view=new is open, so that the propertyForm is in editing
    When type “Quinta Nova” into the textbox “Name”, then press the button “*Property type”, then press the option “Guest house”, then type “quinta-nova” into the textbox “Prefix”, then type “Lisbon” into the combobox “Time zone”, then press the option “*Lisbon*”, then type “EUR” into the combobox “Currency”, then press the option “EUR*”, then type “Rua da Rosa 7, Lisboa” into the textbox “Address”
    Then the propertyForm is in editing
    When press the button “Create *”
    Then the propertyForm is in submitting
    When the server answers POST v1/hotel_management/properties/property, then press the button “Close Success”, then press the checkbox “Select rows”
    Then the propertyForm is in saved
