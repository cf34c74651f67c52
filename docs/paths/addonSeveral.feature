Feature: addonSeveral

  Scenario: addonSeveral.shortest.closed
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonSeveral.shortest.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon with what this path needs
    Then the addonSeveral is in answered

  Scenario: addonSeveral.tour.editing
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in closed

  Scenario: addonSeveral.tour.editing-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in closed

  Scenario: addonSeveral.tour.editing-3
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When type “13” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in closed

  Scenario: addonSeveral.tour.editing-4
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in closed

  Scenario: addonSeveral.tour.editing-5
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in editing
    When type “13” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in closed

  @1.manages.addons @7.calls.addons.update
  Scenario: addonSeveral.tour.editing-6
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonSeveral is in editing
    When type “13” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing

  @1.manages.addons @7.calls.addons.update
  Scenario: addonSeveral.tour.editing-7
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 422
    Then the addonSeveral is in editing
    When press the button “Cancel” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in closed

  Scenario: addonSeveral.tour.confirming
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the key Escape
    Then the addonSeveral is in closed

  @1.manages.addons @7.calls.addons.update
  Scenario: addonSeveral.tour.confirming-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonSeveral is in confirming
    When press the button “Try again” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonSeveral is in confirming
    When press the button “Back” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server refuses POST v1/hotel_management/properties/update_addon with 500
    Then the addonSeveral is in confirming
    When press the key Escape
    Then the addonSeveral is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonSeveral.tour.submitting
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonSeveral is in closed

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.update
  Scenario: addonSeveral.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_addon
    Then the addonSeveral is in confirming
    When press the button “Try again” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When 30 seconds pass
    Then the addonSeveral is in confirming

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonSeveral.tour.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?tab=add-ons is open, so that the addonSeveral is in editing
    When press the checkbox “Change Price” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in editing
    When type “12” into the textbox “Price” in the dialog “Edit 2 add-ons”, then press the key Tab
    Then the addonSeveral is in editing
    When press the button “Review changes” in the dialog “Edit 2 add-ons”
    Then the addonSeveral is in confirming
    When press the button “Change 2 add-ons” in the dialog “Change 2 add-ons?”
    Then the addonSeveral is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon with what this path needs
    Then the addonSeveral is in answered
    When press the button “Close”
    Then the addonSeveral is in closed

  Scenario: addonSeveral.tour.editing.2
    Given the addonSeveral alone, in editing
    When field touched (1)
    Then the addonSeveral is in editing
    When several reviewed
    Then the addonSeveral is in confirming
    When several reopened
    Then the addonSeveral is in editing
    When field changed (1)
    Then the addonSeveral is in editing
    When several reviewed
    Then the addonSeveral is in editing

  Scenario: addonSeveral.tour.editing-2.2
    Given the addonSeveral alone, in editing
    When field changed (1)
    Then the addonSeveral is in editing
    When several reviewed
    Then the addonSeveral is in editing
    When field changed (1)
    Then the addonSeveral is in editing
