Feature: addonTypeDialog

  Scenario: addonTypeDialog.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When press the button “Cancel” in the dialog “New add-on type”
    Then the addonTypeDialog is in closed

  @3.addon-type @7.calls.addon_types.create
  Scenario: addonTypeDialog.shortest.refused
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When type “Observatory” into the textbox “Name”
    Then the addonTypeDialog is in editing
    When press the button “Create *” in the dialog “New add-on type”
    Then the addonTypeDialog is in submitting
    When the server refuses POST v1/hotel_management/properties/addon_types with 500
    Then the addonTypeDialog is in refused

  Scenario: addonTypeDialog.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When press the button “Create *” in the dialog “New add-on type”
    Then the addonTypeDialog is in editing

  @3.addon-type @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.addon_types.create @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type @2.dialog.success
  Scenario: addonTypeDialog.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When type “Observatory” into the textbox “Name”
    Then the addonTypeDialog is in editing
    When press the button “Create *” in the dialog “New add-on type”
    Then the addonTypeDialog is in submitting
    When the server answers POST v1/hotel_management/properties/addon_types
    Then the addonTypeDialog is in closed

  @3.addon-type @7.calls.addon_types.by-property @7.calls.addon_types.create @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: addonTypeDialog.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When type “Observatory” into the textbox “Name”
    Then the addonTypeDialog is in editing
    When press the button “Create *” in the dialog “New add-on type”
    Then the addonTypeDialog is in submitting
    When the server refuses POST v1/hotel_management/properties/addon_types with 422
    Then the addonTypeDialog is in editing
    When press the button “Create *” in the dialog “New add-on type”
    Then the addonTypeDialog is in submitting
    When the connection breaks during POST v1/hotel_management/properties/addon_types
    Then the addonTypeDialog is in refused
    When press the button “Close Error”
    Then the addonTypeDialog is in editing
    When press the button “Create *” in the dialog “New add-on type”
    Then the addonTypeDialog is in submitting
    When 30 seconds pass
    Then the addonTypeDialog is in refused

  @7.calls.addon_types.update
  Scenario: addonTypeDialog.shortest.stale
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeDialog is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeDialog is in stale

  @7.calls.addon_types.update
  Scenario: addonTypeDialog.tour.stale
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeDialog is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeDialog is in stale
    When type “Something else” into the textbox “Name”
    Then the addonTypeDialog is in editing

  @7.calls.addon_types.update
  Scenario: addonTypeDialog.tour.stale-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeDialog is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeDialog is in stale
    When press the button “Rename it “*”” in the dialog “Rename “Transport””
    Then the addonTypeDialog is in submitting

  @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.addon_types.update @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type
  Scenario: addonTypeDialog.tour.stale-3
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeDialog is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeDialog is in stale
    When press the button “Keep “Theirs”” in the dialog “Rename “Transport””
    Then the addonTypeDialog is in closed

  @7.calls.addon_types.update
  Scenario: addonTypeDialog.tour.stale-4
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeDialog is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeDialog is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeDialog is in stale
    When press the key Escape
    Then the addonTypeDialog is in closed
