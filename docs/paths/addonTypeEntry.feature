Feature: addonTypeEntry

  @2.route.products
  Scenario: addonTypeEntry.shortest.closed
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When press the button “Cancel” in the dialog “Add add-on type”
    Then the addonTypeEntry is in closed

  @2.route.products
  Scenario: addonTypeEntry.shortest.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the addonTypeEntry is in editing
    When press the button “Add” in the dialog “Add add-on type”
    Then the addonTypeEntry is in submitting

  @2.route.products
  Scenario: addonTypeEntry.tour.editing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When press the button “Add” in the dialog “Add add-on type”
    Then the addonTypeEntry is in editing

  @3.addon-type @7.calls.addon_types.create
  Scenario: addonTypeEntry.tour.submitting
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the addonTypeEntry is in editing
    When press the button “Add” in the dialog “Add add-on type”
    Then the addonTypeEntry is in submitting
    When the server answers POST v1/hotel_management/properties/addon_types
    Then the addonTypeEntry is in closed

  @7.calls.addon_types.create @7.calls.addon_types.update
  Scenario: addonTypeEntry.tour.submitting-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When type “Observatory” into the textbox “Name”
    Then the addonTypeEntry is in editing
    When press the button “Add” in the dialog “Add add-on type”
    Then the addonTypeEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/addon_types with 422
    Then the addonTypeEntry is in editing
    When press the button “Add” in the dialog “Add add-on type”
    Then the addonTypeEntry is in submitting
    When the server refuses POST v1/hotel_management/properties/addon_types with 500
    Then the addonTypeEntry is in editing
    When press the button “Add” in the dialog “Add add-on type”
    Then the addonTypeEntry is in submitting
    When the connection breaks during POST v1/hotel_management/properties/addon_types
    Then the addonTypeEntry is in editing
    When press the button “Add” in the dialog “Add add-on type”
    Then the addonTypeEntry is in submitting
    When 30 seconds pass
    Then the addonTypeEntry is in editing

  @7.calls.addon_types.update
  Scenario: addonTypeEntry.shortest.stale
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeEntry is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeEntry is in stale

  @7.calls.addon_types.update
  Scenario: addonTypeEntry.tour.stale
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeEntry is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeEntry is in stale
    When type “Something else” into the textbox “Name”
    Then the addonTypeEntry is in editing

  @7.calls.addon_types.update
  Scenario: addonTypeEntry.tour.stale-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeEntry is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeEntry is in stale
    When press the button “Rename it “*”” in the dialog “Rename “Transport””
    Then the addonTypeEntry is in submitting

  @7.calls.addon_types.update
  Scenario: addonTypeEntry.tour.stale-3
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeEntry is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeEntry is in stale
    When press the button “Keep “Theirs”” in the dialog “Rename “Transport””
    Then the addonTypeEntry is in closed

  @7.calls.addon_types.update
  Scenario: addonTypeEntry.tour.stale-4
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeEntry is in editing
    When press the button “Rename” in the dialog “Rename “Transport””
    Then the addonTypeEntry is in submitting
    When the server answers POST v1/hotel_management/properties/update_addon_type/
    Then the addonTypeEntry is in stale
    When press the key Escape
    Then the addonTypeEntry is in closed
