Feature: addonForm

  Scenario: addonForm.shortest.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in loading
    When the server answers GET v1/hotel_management/properties/addons
    Then the addonForm is in editing

  @8.default-texts.failure
  Scenario: addonForm.shortest.loadFailed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in loading
    When the server refuses GET v1/hotel_management/properties/addons with 200
    Then the addonForm is in loadFailed

  @7.calls.addons.list @8.default-texts.failure
  Scenario: addonForm.tour.loading
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in loading
    When the server refuses GET v1/hotel_management/properties/addons with 500
    Then the addonForm is in loadFailed
    When press the button “Retry”
    Then the addonForm is in loading
    When the connection breaks during GET v1/hotel_management/properties/addons
    Then the addonForm is in loadFailed
    When press the button “Retry”
    Then the addonForm is in loading
    When 30 seconds pass
    Then the addonForm is in loadFailed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonForm.shortest.saved
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonForm is in saved

  @1.manages.addons @7.calls.addons.update
  Scenario: addonForm.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonForm is in refused

  Scenario: addonForm.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in editing
    When type “Shuttle” into the textbox “Name”, then type “Mine” into the textbox “Description (optional)”
    Then the addonForm is in editing
    When choose the file front.png, garden.png in the button “Choose files…”
    Then the addonForm is in editing
    When press the button “Move later: Image 1 of *”
    Then the addonForm is in editing
    When press the button “Remove: Image 1 of 2”, then press the button “Remove: Image 1 of 1”
    Then the addonForm is in editing
    When empty the textbox “Name”
    Then the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in editing

  @1.manages.addons @7.calls.addons.update
  Scenario: addonForm.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_addon
    Then the addonForm is in refused
    When press the button “Close Error”
    Then the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When 30 seconds pass
    Then the addonForm is in refused

  @1.manages.addons @7.calls.addons.update
  Scenario: addonForm.shortest.conflict
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonForm is in conflict

  @1.manages.addons @7.calls.addons.update
  Scenario: addonForm.tour.conflict
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonForm is in conflict
    When press the radio “Saved meanwhile Limousine” in the alertdialog “Someone else changed this add-on”
    Then the addonForm is in conflict
    When press the button “Take theirs for all” in the alertdialog “Someone else changed this add-on”
    Then the addonForm is in conflict
    When press the button “Save these values” in the alertdialog “Someone else changed this add-on”
    Then the addonForm is in submitting

  @1.manages.addons @7.calls.addons.update
  Scenario: addonForm.tour.conflict-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=edit&id=4 is open, so that the addonForm is in editing
    When press the button “Save changes”
    Then the addonForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonForm is in conflict
    When press the button “Back to the form” in the alertdialog “Someone else changed this add-on”
    Then the addonForm is in editing

  Scenario: addonForm.shortest.start-editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=new is open, so that the addonForm is in editing

  Scenario: addonForm.tour.submitting.2
    Given the addonForm alone, in editing
    When field changed (2)
    Then the addonForm is in editing
    When form submitted
    Then the addonForm is in submitting
    When save done (2)
    Then the addonForm is in editing

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.create
  Scenario: addonForm.named.creation
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&view=new is open, so that the addonForm is in editing
    When type “Late breakfast” into the textbox “Name”, then press the button “*Type”, then press the option “Food and drink”, then type “12” into the textbox “Price”, then type “LBF” into the textbox “SKU”
    Then the addonForm is in editing
    When press the button “Create *”
    Then the addonForm is in submitting
    When the server answers POST v1/hotel_management/properties/addons, then press the button “Close Success”, then press the checkbox “Select rows”
    Then the addonForm is in saved
