Feature: roomsBulkEdit

  @2.route.products
  Scenario: roomsBulkEdit.shortest.closed
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update @2.route.products
  Scenario: roomsBulkEdit.shortest.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility with what this path needs
    Then the roomsBulkEdit is in answered

  @2.route.products
  Scenario: roomsBulkEdit.tour.editing
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in closed

  @2.route.products
  Scenario: roomsBulkEdit.tour.editing-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in closed

  @2.route.products
  Scenario: roomsBulkEdit.tour.editing-3
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When type “4” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in closed

  @2.route.products
  Scenario: roomsBulkEdit.tour.editing-4
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in closed

  @2.route.products
  Scenario: roomsBulkEdit.tour.editing-5
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in editing
    When type “4” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in closed

  @1.manages.facilities @7.calls.facilities.update
  Scenario: roomsBulkEdit.tour.editing-6
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 422
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 422
    Then the roomsBulkEdit is in editing
    When type “4” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing

  @1.manages.facilities @7.calls.facilities.update @2.route.products
  Scenario: roomsBulkEdit.tour.editing-7
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 422
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 422
    Then the roomsBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in closed

  @2.route.products
  Scenario: roomsBulkEdit.tour.confirming
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the key Escape
    Then the roomsBulkEdit is in closed

  @1.manages.facilities @7.calls.facilities.update @2.route.products
  Scenario: roomsBulkEdit.tour.confirming-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 500
    Then the roomsBulkEdit is in confirming
    When press the button “Try again” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 500
    Then the roomsBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_facility with 500
    Then the roomsBulkEdit is in confirming
    When press the key Escape
    Then the roomsBulkEdit is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update @2.route.products
  Scenario: roomsBulkEdit.tour.submitting
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility
    Then the roomsBulkEdit is in closed

  @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.facilities.update
  Scenario: roomsBulkEdit.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_facility
    Then the roomsBulkEdit is in confirming
    When press the button “Try again” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When 30 seconds pass
    Then the roomsBulkEdit is in confirming

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update @2.route.products
  Scenario: roomsBulkEdit.tour.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products is open, so that the roomsBulkEdit is in editing
    When press the checkbox “Change Max occupancy” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in editing
    When type “2” into the textbox “Max occupancy” in the dialog “Edit 2 rooms”, then press the key Tab
    Then the roomsBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 rooms”
    Then the roomsBulkEdit is in confirming
    When press the button “Change 2 rooms” in the dialog “Change 2 rooms?”
    Then the roomsBulkEdit is in submitting
    When the server answers POST v1/hotel_management/properties/update_facility with what this path needs
    Then the roomsBulkEdit is in answered
    When press the button “Close”
    Then the roomsBulkEdit is in closed

  Scenario: roomsBulkEdit.tour.editing.2
    Given the roomsBulkEdit alone, in editing
    When field touched
    Then the roomsBulkEdit is in editing
    When several reviewed
    Then the roomsBulkEdit is in confirming

  Scenario: roomsBulkEdit.tour.editing-2.2
    Given the roomsBulkEdit alone, in editing
    When field changed
    Then the roomsBulkEdit is in editing
    When several reviewed
    Then the roomsBulkEdit is in editing
    When field changed
    Then the roomsBulkEdit is in editing

  Scenario: roomsBulkEdit.tour.editing.3
    Given the roomsBulkEdit alone, in editing
    When field touched (1)
    Then the roomsBulkEdit is in editing
    When field changed
    Then the roomsBulkEdit is in editing
    When several reviewed
    Then the roomsBulkEdit is in editing
