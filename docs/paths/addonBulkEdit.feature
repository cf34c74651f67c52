Feature: addonBulkEdit

  Scenario: addonBulkEdit.shortest.closed
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonBulkEdit.shortest.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon with what this path needs
    Then the addonBulkEdit is in answered

  Scenario: addonBulkEdit.tour.editing
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in closed

  Scenario: addonBulkEdit.tour.editing-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in closed

  Scenario: addonBulkEdit.tour.editing-3
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When type “13” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in closed

  Scenario: addonBulkEdit.tour.editing-4
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in closed

  Scenario: addonBulkEdit.tour.editing-5
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in editing
    When type “13” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in closed

  @1.manages.addons @7.calls.addons.update
  Scenario: addonBulkEdit.tour.editing-6
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkEdit is in editing
    When type “13” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing

  @1.manages.addons @7.calls.addons.update
  Scenario: addonBulkEdit.tour.editing-7
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonBulkEdit is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in closed

  Scenario: addonBulkEdit.tour.confirming
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the key Escape
    Then the addonBulkEdit is in closed

  @1.manages.addons @7.calls.addons.update
  Scenario: addonBulkEdit.tour.confirming-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonBulkEdit is in confirming
    When press the button “Try again” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonBulkEdit is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonBulkEdit is in confirming
    When press the key Escape
    Then the addonBulkEdit is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonBulkEdit.tour.submitting
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonBulkEdit is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.update
  Scenario: addonBulkEdit.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_addon
    Then the addonBulkEdit is in confirming
    When press the button “Try again” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When 30 seconds pass
    Then the addonBulkEdit is in confirming

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonBulkEdit.tour.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonBulkEdit is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonBulkEdit is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonBulkEdit is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonBulkEdit is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon with what this path needs
    Then the addonBulkEdit is in answered
    When press the button “Close”
    Then the addonBulkEdit is in closed

  Scenario: addonBulkEdit.tour.editing.2
    Given the addonBulkEdit alone, in editing
    When field touched (1)
    Then the addonBulkEdit is in editing
    When several reviewed
    Then the addonBulkEdit is in confirming
    When several reopened
    Then the addonBulkEdit is in editing
    When field changed (1)
    Then the addonBulkEdit is in editing
    When several reviewed
    Then the addonBulkEdit is in editing

  Scenario: addonBulkEdit.tour.editing-2.2
    Given the addonBulkEdit alone, in editing
    When field changed (1)
    Then the addonBulkEdit is in editing
    When several reviewed
    Then the addonBulkEdit is in editing
    When field changed (1)
    Then the addonBulkEdit is in editing
