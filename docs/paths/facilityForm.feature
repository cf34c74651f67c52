Feature: facilityForm

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer
  Scenario: facilityForm.shortest.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in loading
    When the server answers GET v1/hotel_management/properties/facilities
    Then the facilityForm is in editing

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @8.default-texts.failure
  Scenario: facilityForm.shortest.loadFailed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in loading
    When the server refuses GET v1/hotel_management/properties/facilities with 200
    Then the facilityForm is in loadFailed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.exclude_ids @7.calls.facilities.list.query_type @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.facilities.list @8.default-texts.failure
  Scenario: facilityForm.tour.loading
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in loading
    When the server refuses GET v1/hotel_management/properties/facilities with 500
    Then the facilityForm is in loadFailed
    When press the button “Retry”
    Then the facilityForm is in loading
    When the connection breaks during GET v1/hotel_management/properties/facilities
    Then the facilityForm is in loadFailed
    When press the button “Retry”
    Then the facilityForm is in loading
    When 30 seconds pass
    Then the facilityForm is in loadFailed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.facilities @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update
  Scenario: facilityForm.shortest.saved
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility
    Then the facilityForm is in saved

  @1.manages.facilities @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.facilities.update
  Scenario: facilityForm.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 500
    Then the facilityForm is in refused

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer
  Scenario: facilityForm.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in editing
    When type “101 B” into the textbox “Name”, then type “Mine” into the textbox “Note (optional)”
    Then the facilityForm is in editing
    When choose the file front.png, garden.png in the button “Choose files…”
    Then the facilityForm is in editing
    When press the button “Move later: Image 1 of *”
    Then the facilityForm is in editing
    When press the button “Remove: Image 1 of 2”, then press the button “Remove: Image 1 of 1”
    Then the facilityForm is in editing
    When empty the textbox “Name”
    Then the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in editing

  @1.manages.facilities @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.facilities.update
  Scenario: facilityForm.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 422
    Then the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_facility
    Then the facilityForm is in refused
    When press the button “Close Error”
    Then the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When 30 seconds pass
    Then the facilityForm is in refused

  @1.manages.facilities @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.facilities.update
  Scenario: facilityForm.shortest.conflict
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility
    Then the facilityForm is in conflict

  @1.manages.facilities @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.facilities.update
  Scenario: facilityForm.tour.conflict
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility
    Then the facilityForm is in conflict
    When press the radio “Saved meanwhile 101 A” in the alertdialog “Someone else changed this room”
    Then the facilityForm is in conflict
    When press the button “Take theirs for all” in the alertdialog “Someone else changed this room”
    Then the facilityForm is in conflict
    When press the button “Save these values” in the alertdialog “Someone else changed this room”
    Then the facilityForm is in submitting

  @1.manages.facilities @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.facilities.update
  Scenario: facilityForm.tour.conflict-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=edit&id=1 is open, so that the facilityForm is in editing
    When press the button “Save changes”
    Then the facilityForm is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility
    Then the facilityForm is in conflict
    When press the button “Back to the form” in the alertdialog “Someone else changed this room”
    Then the facilityForm is in editing

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.facilities @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facilities.create @7.calls.facility_status
  Scenario: facilityForm.tour.submitting.2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?view=new is open, so that the facilityForm is in editing
    When press the button “*Type”, then press the option “Double”, then type “901, 101” into the textbox “Names”
    Then the facilityForm is in editing
    When press the button “Create *”
    Then the facilityForm is in submitting
    When the server answers POST v1/hotel_management/properties/facilities
    Then the facilityForm is in editing
