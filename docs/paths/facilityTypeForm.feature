Feature: facilityTypeForm

  Scenario: facilityTypeForm.shortest.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in loading
    When the server answers POST v1/hotel_management/properties/facility_type_by_id
    Then the facilityTypeForm is in editing

  @8.default-texts.failure
  Scenario: facilityTypeForm.shortest.loadFailed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in loading
    When the server refuses POST v1/hotel_management/properties/facility_type_by_id with 404
    Then the facilityTypeForm is in loadFailed

  @7.calls.facility_types.by-id @7.calls.facilities.by-type @8.default-texts.failure
  Scenario: facilityTypeForm.tour.loading
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in loading
    When the server refuses POST v1/hotel_management/properties/facility_type_by_id with 500
    Then the facilityTypeForm is in loadFailed
    When press the button “Retry”
    Then the facilityTypeForm is in loading
    When the connection breaks during POST v1/hotel_management/properties/facility_type_by_id
    Then the facilityTypeForm is in loadFailed
    When press the button “Retry”
    Then the facilityTypeForm is in loading
    When 30 seconds pass
    Then the facilityTypeForm is in loadFailed

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.update-details @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypeForm.shortest.saved
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_type_details
    Then the facilityTypeForm is in saved

  @7.calls.facility_types.update-details
  Scenario: facilityTypeForm.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_type_details with 500
    Then the facilityTypeForm is in refused

  Scenario: facilityTypeForm.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in editing
    When type “Solo” into the textbox “Name”, then type “Mine” into the textbox “Description (optional)”
    Then the facilityTypeForm is in editing
    When choose the file front.png, garden.png in the button “Choose files…”
    Then the facilityTypeForm is in editing
    When press the button “Move later: Image 1 of *”
    Then the facilityTypeForm is in editing
    When press the button “Remove: Image 1 of 2”, then press the button “Remove: Image 1 of 1”
    Then the facilityTypeForm is in editing
    When empty the textbox “Name”
    Then the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in editing

  @7.calls.facility_types.update-details
  Scenario: facilityTypeForm.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility_type_details with 422
    Then the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_facility_type_details
    Then the facilityTypeForm is in refused
    When press the button “Close Error”
    Then the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When 30 seconds pass
    Then the facilityTypeForm is in refused

  @7.calls.facility_types.update-details
  Scenario: facilityTypeForm.shortest.conflict
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_type_details
    Then the facilityTypeForm is in conflict

  @7.calls.facility_types.update-details
  Scenario: facilityTypeForm.tour.conflict
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_type_details
    Then the facilityTypeForm is in conflict
    When press the radio “Saved meanwhile Studio” in the alertdialog “Someone else changed this facility type”
    Then the facilityTypeForm is in conflict
    When press the button “Take theirs for all” in the alertdialog “Someone else changed this facility type”
    Then the facilityTypeForm is in conflict
    When press the button “Save these values” in the alertdialog “Someone else changed this facility type”
    Then the facilityTypeForm is in submitting

  @7.calls.facility_types.update-details
  Scenario: facilityTypeForm.tour.conflict-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=edit&id=1 is open, so that the facilityTypeForm is in editing
    When press the button “Save changes”
    Then the facilityTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility_type_details
    Then the facilityTypeForm is in conflict
    When press the button “Back to the form” in the alertdialog “Someone else changed this facility type”
    Then the facilityTypeForm is in editing

  Scenario: facilityTypeForm.shortest.start-editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=new is open, so that the facilityTypeForm is in editing

  Scenario: facilityTypeForm.tour.submitting.2
    Given the facilityTypeForm alone, in editing
    When field changed (2)
    Then the facilityTypeForm is in editing
    When form submitted
    Then the facilityTypeForm is in submitting
    When save done (2)
    Then the facilityTypeForm is in editing

  @3.facility-type @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.create @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypeForm.named.creation
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types&view=new is open, so that the facilityTypeForm is in editing
    When type “Loft” into the textbox “Name”, then type “LFT” into the textbox “Code”, then press the button “*Category”, then press the option “Rooms”, then type “99” into the textbox “Price”, then empty the textbox “Description (optional)”
    Then the facilityTypeForm is in editing
    When press the button “Create *”
    Then the facilityTypeForm is in submitting
    When the server answers POST v1/hotel_management/properties/facility_types, then press the button “Close Success”, then press the checkbox “Select rows”
    Then the facilityTypeForm is in saved
